package writers.diff_package_method_only;

// Only a method that the package alone can call is different, and no public method calls it.
public final class Stock {
    private int items = 8;

    void shrink() {
        items = items - 2;
    }

    public int items() {
        return items;
    }
}
// diff:
