// diff:  => EQUIVALENT
package versions.kept_final_counter;

public final class P {
    private int n;

    public int next() {
        n = n + 1;
        return n;
    }
}
