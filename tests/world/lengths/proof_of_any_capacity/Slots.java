package lengths.proof_of_any_capacity;

// As many are used as there are at most, however many there are.
// check: lengths.proof_of_any_capacity.Slots::add lengths.proof_of_any_capacity.Slots::last lengths.proof_of_any_capacity.Slots::free => HOLDS
// flags: --property exceptions
public class Slots {
    private final long[] slots;
    private int used;

    public Slots(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException();
        }
        slots = new long[capacity];
    }

    public boolean add(long value) {
        if (used >= slots.length) {
            return false;
        }
        slots[used++] = value;
        return true;
    }

    public long last() {
        assert slots.length > 0;
        return used == 0 ? -1 : slots[used - 1];
    }

    public int free() {
        int free = slots.length - used;
        assert free >= 0;
        return free;
    }
}
