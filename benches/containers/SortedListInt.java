/** A sorted list of ints. */
public final class SortedListInt {
    static final class Node {
        final int element;
        Node next;

        Node(int element, Node next) {
            this.element = element;
            this.next = next;
        }
    }

    private Node first;

    /** The last node with a smaller element, if there is one. */
    private Node before(int element) {
        Node before = null;
        for (Node node = first; node != null && node.element < element; node = node.next) {
            before = node;
        }
        return before;
    }

    private Node from(int element) {
        Node before = before(element);
        return before == null ? first : before.next;
    }

    public boolean isEmpty() {
        return first == null;
    }

    public boolean contains(int element) {
        Node node = from(element);
        return node != null && node.element == element;
    }

    public void add(int element) {
        Node before = before(element);
        if (before == null) {
            first = new Node(element, first);
        } else {
            before.next = new Node(element, before.next);
        }
    }

    public boolean remove(int element) {
        if (!contains(element)) {
            return false;
        }
        Node before = before(element);
        if (before == null) {
            first = first.next;
        } else {
            before.next = before.next.next;
        }
        return true;
    }

    public int size() {
        int size = 0;
        for (Node node = first; node != null; node = node.next) {
            size++;
        }
        return size;
    }

    public void addUnlessThere(int a, int b) {
        if (!contains(a)) {
            add(a);
        }
        if (!contains(b)) {
            add(b);
        }
    }
}
