package writers.diff_initial_value_of_protected_field;

// Only the value with which a protected field starts changed; the class itself always sets it before it reads it.
public class Retry {
    protected int left = 4;

    public boolean start(int times) {
        left = times;
        return left > 0;
    }
}
// diff:
