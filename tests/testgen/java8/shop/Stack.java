package shop;

import java.util.ArrayList;
import java.util.List;

/** Generic, with inner and nested classes, and package-private parts. */
public class Stack<T> {

    static int made;
    private static int changes;

    static class Node {
        int value;
        Node next;

        int sum() {
            int sum = 0;
            for (Node n = this; n != null; n = n.next) {
                sum += n.value;
                if (n.next == this) {
                    return -sum;
                }
            }
            return sum;
        }
    }

    public class Cursor {
        private int at;

        public Cursor(int at) {
            this.at = at;
        }

        public T get() {
            return at < items.size() ? items.get(at) : null;
        }

        public int getAt() {
            return at;
        }
    }

    private final List<T> items = new ArrayList<>();

    public Stack() {
        made++;
    }

    public void push(T item) {
        if (item == null) {
            throw new NullPointerException("no null");
        }
        changes++;
        items.add(item);
    }

    public T pop() {
        if (items.isEmpty()) {
            throw new IllegalStateException("empty");
        }
        return items.remove(items.size() - 1);
    }

    public List<T> getItems() {
        return items;
    }

    public static int total(Node head) {
        return head == null ? 0 : head.value > 3 && head.next != null ? head.sum() : head.value;
    }

    public static int peek(Stack<String>.Cursor cursor) {
        return cursor == null ? -1 : cursor.at > 4 ? 1 : 0;
    }

    public void nothing() {}

    int visible(int x) {
        return x > 7 ? made : -1;
    }

    private int hidden(int x) {
        return x > 0 ? 1 : 0;
    }

    public int useHidden(int x) {
        return hidden(x) + changes;
    }
}
