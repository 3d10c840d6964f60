package making.check_method_of_the_package;

// No public method changes the count, but the package may reset it to anything.
// check: making.check_method_of_the_package.Counter::average(int) => VIOLATED
public final class Counter {
    private int count = 1;

    void restore(int count) {
        this.count = count;
    }

    public int average(int sum) {
        assert count > 0 : "nothing counted";
        return sum / count;
    }
}
