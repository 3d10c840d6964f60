/** A sorted list of ints that also knows its largest node. */
public final class SLIntMaxNode {
    static final class Node {
        final int element;
        Node next;

        Node(int element, Node next) {
            this.element = element;
            this.next = next;
        }
    }

    private Node first;
    private Node max;

    private Node before(int element) {
        Node before = null;
        for (Node node = first; node != null && node.element < element; node = node.next) {
            before = node;
        }
        return before;
    }

    private void insert(Node before, int element) {
        Node added;
        if (before == null) {
            added = new Node(element, first);
            first = added;
        } else {
            added = new Node(element, before.next);
            before.next = added;
        }
        if (added.next == null) {
            max = added;
        }
    }

    public boolean isEmpty() {
        return max == null;
    }

    public int min() {
        if (isEmpty()) {
            throw new IllegalStateException("empty");
        }
        return first.element;
    }

    public int max() {
        if (isEmpty()) {
            throw new IllegalStateException("empty");
        }
        return max.element;
    }

    public boolean contains(int element) {
        if (isEmpty() || element > max.element) {
            return false;
        }
        Node before = before(element);
        Node node = before == null ? first : before.next;
        return node != null && node.element == element;
    }

    public void add(int element) {
        if (!isEmpty() && element > max.element) {
            insert(max, element);
        } else {
            insert(before(element), element);
        }
    }

    public boolean remove(int element) {
        if (!contains(element)) {
            return false;
        }
        Node before = before(element);
        Node removed = before == null ? first : before.next;
        if (before == null) {
            first = removed.next;
        } else {
            before.next = removed.next;
        }
        if (removed == max) {
            max = before;
        }
        return true;
    }

    public int removeMax() {
        int element = max();
        remove(element);
        return element;
    }

    public int size() {
        int size = 0;
        for (Node node = first; node != null; node = node.next) {
            size++;
        }
        return size;
    }

    public void addThree(int a, int b, int c) {
        add(a);
        add(b);
        add(c);
    }
}
