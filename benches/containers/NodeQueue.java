/** A queue of linked nodes, with both ends known. */
public final class NodeQueue {
    static final class Node {
        final int element;
        Node next;

        Node(int element) {
            this.element = element;
        }
    }

    private Node head;
    private Node tail;
    private int size;

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int front() {
        if (isEmpty()) {
            throw new IllegalStateException("empty");
        }
        return head.element;
    }

    public void enqueue(int element) {
        Node added = new Node(element);
        if (isEmpty()) {
            head = added;
        } else {
            tail.next = added;
        }
        tail = added;
        size++;
    }

    public int dequeue() {
        int element = front();
        head = head.next;
        size--;
        if (isEmpty()) {
            tail = null;
        }
        return element;
    }

    public void rotate() {
        if (!isEmpty()) {
            enqueue(dequeue());
        }
    }
}
