package lengths.covered_when_grown;

// It grows after some calls.
// generate: lengths.covered_when_grown.Stack
public class Stack {
    private int[] items = new int[2];
    private int count;

    public void push(int value) {
        if (count == items.length) {
            int[] more = new int[items.length + 2];
            System.arraycopy(items, 0, more, 0, count);
            items = more;
        }
        items[count++] = value;
    }

    public String kind() {
        if (items.length > 2) { // tempts
            return "large";
        }
        return "small";
    }
}
