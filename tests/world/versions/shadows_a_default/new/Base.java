package versions.shadows_a_default;

public class Base {
    public boolean isEmpty() { return true; }
    static int twice(int n) { return 2 * n; }
}
