package lengths.proof_of_two;

// Two arrays are as long as each other.
// check: lengths.proof_of_two.Pairs::at => HOLDS
// flags: --property exceptions
public class Pairs {
    private final int[] keys;
    private final int[] values;

    public Pairs(int size) {
        keys = new int[size];
        values = keys.clone();
    }

    public int at(int place) {
        if (place < 0 || place >= keys.length) {
            return 0;
        }
        return keys[place] + values[place];
    }
}
