/** A doubly linked list without sentinels: the ends are cases of their own. */
public final class DoublyLinkedList {
    static final class Node {
        int element;
        Node previous;
        Node next;

        Node(int element) {
            this.element = element;
        }
    }

    private Node first;
    private Node last;
    private int size;

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return first == null;
    }

    public int first() {
        if (isEmpty()) {
            throw new IllegalStateException("empty");
        }
        return first.element;
    }

    public int last() {
        if (isEmpty()) {
            throw new IllegalStateException("empty");
        }
        return last.element;
    }

    public void addFirst(int element) {
        Node added = new Node(element);
        added.next = first;
        if (first == null) {
            last = added;
        } else {
            first.previous = added;
        }
        first = added;
        size++;
    }

    public void addLast(int element) {
        Node added = new Node(element);
        added.previous = last;
        if (last == null) {
            first = added;
        } else {
            last.next = added;
        }
        last = added;
        size++;
    }

    private Node find(int element) {
        Node node = first;
        while (node != null && node.element != element) {
            node = node.next;
        }
        return node;
    }

    private void unlink(Node node) {
        if (node.previous == null) {
            first = node.next;
        } else {
            node.previous.next = node.next;
        }
        if (node.next == null) {
            last = node.previous;
        } else {
            node.next.previous = node.previous;
        }
        size--;
    }

    public boolean contains(int element) {
        return find(element) != null;
    }

    public boolean remove(int element) {
        Node found = find(element);
        if (found == null) {
            return false;
        }
        unlink(found);
        return true;
    }

    public int removeFirst() {
        int element = first();
        unlink(first);
        return element;
    }

    public int removeLast() {
        int element = last();
        unlink(last);
        return element;
    }

    public boolean insertAfter(int element, int added) {
        Node found = find(element);
        if (found == null) {
            return false;
        }
        if (found == last) {
            addLast(added);
            return true;
        }
        Node node = new Node(added);
        node.previous = found;
        node.next = found.next;
        found.next.previous = node;
        found.next = node;
        size++;
        return true;
    }

    public boolean replace(int element, int by) {
        Node found = find(element);
        if (found == null) {
            return false;
        }
        found.element = by;
        return true;
    }

    public int count(int element) {
        int count = 0;
        for (Node node = first; node != null; node = node.next) {
            if (node.element == element) {
                count++;
            }
        }
        return count;
    }
}
