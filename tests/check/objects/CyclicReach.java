// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class CyclicReach {
    static class Node {
        Node next;
    }

    static boolean cyclic(Node start) {
        Node slow = start;
        Node fast = start;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
            if (slow == fast) {
                return true;
            }
        }
        return false;
    }

    public static void main(String[] args) {
        Node[] nodes = {new Node(), new Node(), new Node(), new Node()};
        for (int i = 0; i < 3; i++) {
            nodes[i].next = nodes[i + 1];
        }
        int back = Verifier.nondetInt();
        if (back >= 0 && back < 4) {
            nodes[3].next = nodes[back];
        }
        assert cyclic(nodes[0]) == (nodes[3].next != null);
    }
}
