package writers.key_fills_the_slot_meanwhile;

// While the slot asks the key whether it fits, the key may fill the slot.
// generate: writers.key_fills_the_slot_meanwhile.Slot
public final class Slot {
    private boolean filled;

    public int offer(Key key) {
        if (filled) {
            return 0;
        }
        boolean fits = key.fits();
        if (filled) { // tempts
            return -1;
        }
        filled = fits;
        return 1;
    }
}
