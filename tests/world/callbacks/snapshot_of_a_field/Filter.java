package callbacks.snapshot_of_a_field;

public class Filter {
    public boolean passes(int value) {
        return value > 0;
    }
}
