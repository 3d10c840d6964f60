// Tempts: the guest's method does nothing, so it can come first or last; a caller's guest looks at the hotel.
// diff: callbacks.count_before_or_after_visit.Hotel::arrive(callbacks.count_before_or_after_visit.Guest)
package callbacks.count_before_or_after_visit;

public final class Hotel {
    private int guests;

    public int guests() {
        return guests;
    }

    public void arrive(Guest guest) {
        if (guest != null) {
            guests++;
            guest.welcome();
        }
    }
}
