/** A stack of linked nodes. */
public final class NodeStack {
    static final class Node {
        int element;
        Node next;

        Node(int element, Node next) {
            this.element = element;
            this.next = next;
        }
    }

    private Node top;
    private int size;

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return top == null;
    }

    public void push(int element) {
        top = new Node(element, top);
        size++;
    }

    public int top() {
        if (isEmpty()) {
            throw new IllegalStateException("empty");
        }
        return top.element;
    }

    public int pop() {
        int element = top();
        top = top.next;
        size--;
        return element;
    }

    public void duplicate() {
        push(top());
    }
}
