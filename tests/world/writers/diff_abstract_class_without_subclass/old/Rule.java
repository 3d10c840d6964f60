package writers.diff_abstract_class_without_subclass;

// No subclass is on the class path, so no object of the class can be made here.
public abstract class Rule {
    protected abstract boolean matches(int value);

    public int count(int a, int b) {
        return (matches(a) ? 1 : 0) + (matches(b) ? 1 : 0);
    }
}
// diff:
