package writers.subclass_overrides_filter_hook;

// The hook of the class accepts positive numbers only; a subclass of the test accepts all.
// generate: writers.subclass_overrides_filter_hook.Inbox
public class Inbox {
    private int sum;
    private int oddities;

    protected boolean accepts(int value) {
        return value > 0;
    }

    public int put(int value) {
        if (accepts(value)) {
            if (value <= 0) { // tempts
                oddities++;
            }
            sum += value;
        }
        return sum;
    }
}
