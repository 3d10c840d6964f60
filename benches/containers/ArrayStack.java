/** A stack in an array of fixed size. */
public final class ArrayStack {
    private static final int CAPACITY = 4;

    private final int[] elements = new int[CAPACITY];
    private int top = -1;

    public int size() {
        return top + 1;
    }

    public boolean isEmpty() {
        return top < 0;
    }

    public boolean isFull() {
        return size() == elements.length;
    }

    public void push(int element) {
        if (isFull()) {
            throw new IllegalStateException("full");
        }
        elements[++top] = element;
    }

    public int top() {
        if (isEmpty()) {
            throw new IllegalStateException("empty");
        }
        return elements[top];
    }

    public int pop() {
        int element = top();
        elements[top--] = 0;
        return element;
    }

    public int indexOf(int element) {
        for (int i = top; i >= 0; i--) {
            if (elements[i] == element) {
                return i;
            }
        }
        return -1;
    }
}
