package inputs.own_hook_inlined;

public class Meter {
    private int total;

    protected int unit() {
        return 10;
    }

    public void add(int n) {
        total += n * 10;
    }

    public int total() {
        return total;
    }
}
