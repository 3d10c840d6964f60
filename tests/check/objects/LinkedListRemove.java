// verdict: VIOLATED
// witness: int 1; int 2; int 2
import org.sosy_lab.sv_benchmarks.Verifier;

public class LinkedListRemove {
    static class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static Node remove(Node head, int value) {
        Node dummy = new Node(0, head);
        Node at = dummy;
        while (at.next != null) {
            if (at.next.value == value) {
                at.next = at.next.next;
            }
            if (at.next == null) {
                break;
            }
            // Steps over the element behind a removed one.
            at = at.next;
        }
        return dummy.next;
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        int c = Verifier.nondetInt();
        Node list = new Node(b, new Node(c, new Node(a, null)));
        list = remove(list, b);
        for (Node n = list; n != null; n = n.next) {
            assert n.value != b;
        }
    }
}
