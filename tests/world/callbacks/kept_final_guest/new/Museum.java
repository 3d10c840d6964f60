package callbacks.kept_final_guest;

public final class Museum {
    private int inside;

    public int enter(Visitor visitor) {
        if (visitor == null) {
            return inside;
        }
        inside++;
        return visitor.isAdult() ? inside : -inside;
    }
}
