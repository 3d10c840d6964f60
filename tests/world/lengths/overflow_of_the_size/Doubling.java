package lengths.overflow_of_the_size;

// A product of positive numbers is 0.
// check: lengths.overflow_of_the_size.Doubling::first
public class Doubling {
    private boolean[] bits = new boolean[0];

    public void make(int size) {
        if (size > 0) {
            bits = new boolean[size * 2 + 0x7fffffff + 1];
        }
    }

    public boolean first(boolean made) {
        assert !made || bits.length >= 2;
        return made;
    }
}
