package callbacks.count_before_or_after_visit;

public final class Hotel {
    private int guests;

    public int guests() {
        return guests;
    }

    public void arrive(Guest guest) {
        if (guest != null) {
            guest.welcome();
            guests++;
        }
    }
}
