import java.util.*;
class Stack {
    private final List<Integer> values = new ArrayList<>();
    private final List<Integer> removed = new LinkedList<>();
    private final TreeMap<Integer, String> names = new TreeMap<>();
    void push(int value) {
        values.add(value);
        names.put(value, "n" + value);
    }
    int pop() {
        int value = values.remove(values.size() - 1);
        removed.add(value);
        return value;
    }
    String firstName() {
        return names.firstEntry().getValue();
    }
    boolean isEmpty() {
        return values.isEmpty();
    }
}
