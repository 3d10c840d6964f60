package lengths.swapped;

// Each has had both lengths.
// check: lengths.swapped.Swapped::third
// flags: --property exceptions
public class Swapped {
    private byte[] small = new byte[2];
    private byte[] large = new byte[3];

    public void swap() {
        byte[] old = small;
        small = large;
        large = old;
    }

    public int third() {
        return large[2];
    }
}
