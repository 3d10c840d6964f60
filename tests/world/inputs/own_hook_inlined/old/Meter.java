// Tempts: the constant of the hook is written where it was called; a subclass has another.
// diff:
package inputs.own_hook_inlined;

public class Meter {
    private int total;

    protected int unit() {
        return 10;
    }

    public void add(int n) {
        total += n * unit();
    }

    public int total() {
        return total;
    }
}
