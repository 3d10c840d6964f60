package making.diff_abstract_class;

// The class is abstract and the program has no child of it: callers bring theirs.
public abstract class Filter {
    protected abstract boolean accepts(int value);

    public int count(int from, int to) {
        int count = 0;
        for (int value = from; value <= to; value++) {
            if (accepts(value)) {
                count++;
            }
        }
        return count;
    }
}
// diff:
