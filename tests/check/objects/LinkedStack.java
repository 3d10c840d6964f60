// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class LinkedStack {
    static class Node {
        final int value;
        final Node below;

        Node(int value, Node below) {
            this.value = value;
            this.below = below;
        }
    }

    private Node top;
    private int size;

    void push(int value) {
        top = new Node(value, top);
        size++;
    }

    int pop() {
        int value = top.value;
        top = top.below;
        size--;
        return value;
    }

    public static void main(String[] args) {
        LinkedStack stack = new LinkedStack();
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        stack.push(a);
        stack.push(b);
        if (Verifier.nondetBoolean()) {
            assert stack.pop() == b;
            stack.push(a + b);
        } else {
            stack.push(a ^ b);
            stack.pop();
        }
        assert stack.size == 2;
        stack.pop();
        assert stack.pop() == a && stack.top == null;
    }
}
