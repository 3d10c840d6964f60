/** Arguments that lead to the receiver: no exploration that leaves them out proves anything. */
public class Ring {
    private final Ring next;
    private final int size;

    public Ring(Ring next, int size) {
        this.next = next;
        this.size = size;
    }

    /** True only for a ring that was made of this one. */
    public boolean closes(Ring other) {
        return other != null && other.next == this;
    }

    public boolean same(Ring other) {
        return other == this && size > 3;
    }
}
