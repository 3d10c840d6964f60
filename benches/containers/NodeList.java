/** A list of doubly linked nodes between two sentinels, with operations by position. */
public final class NodeList {
    static final class Node {
        int element;
        Node previous;
        Node next;

        Node(int element) {
            this.element = element;
        }
    }

    private final Node header = new Node(0);
    private final Node trailer = new Node(0);
    private int size;

    public NodeList() {
        header.next = trailer;
        trailer.previous = header;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    private Node at(int position) {
        if (position < 0 || position >= size) {
            throw new IndexOutOfBoundsException("position");
        }
        Node node = header.next;
        for (int i = 0; i < position; i++) {
            node = node.next;
        }
        return node;
    }

    private void insert(Node before, int element) {
        Node added = new Node(element);
        added.previous = before;
        added.next = before.next;
        before.next.previous = added;
        before.next = added;
        size++;
    }

    private int unlink(Node node) {
        node.previous.next = node.next;
        node.next.previous = node.previous;
        node.previous = null;
        node.next = null;
        size--;
        return node.element;
    }

    public boolean isFirst(int position) {
        return at(position) == header.next;
    }

    public boolean isLast(int position) {
        return at(position) == trailer.previous;
    }

    public int get(int position) {
        return at(position).element;
    }

    public int set(int position, int element) {
        Node node = at(position);
        int old = node.element;
        node.element = element;
        return old;
    }

    public int first() {
        return at(0).element;
    }

    public int last() {
        return at(size - 1).element;
    }

    public int next(int position) {
        if (isLast(position)) {
            throw new IllegalArgumentException("last");
        }
        return at(position).next.element;
    }

    public int previous(int position) {
        if (isFirst(position)) {
            throw new IllegalArgumentException("first");
        }
        return at(position).previous.element;
    }

    public void addFirst(int element) {
        insert(header, element);
    }

    public void addLast(int element) {
        insert(trailer.previous, element);
    }

    public void addBefore(int position, int element) {
        insert(at(position).previous, element);
    }

    public void addAfter(int position, int element) {
        insert(at(position), element);
    }

    public int remove(int position) {
        return unlink(at(position));
    }

    public int removeFirst() {
        return remove(0);
    }

    public int removeLast() {
        return remove(size - 1);
    }

    public int indexOf(int element) {
        int position = 0;
        for (Node node = header.next; node != trailer; node = node.next) {
            if (node.element == element) {
                return position;
            }
            position++;
        }
        return -1;
    }

    public void swap(int a, int b) {
        Node one = at(a);
        Node other = at(b);
        int element = one.element;
        one.element = other.element;
        other.element = element;
    }
}
