// check: SelfLoop::pair
// verdict: VIOLATED
// witness: #1 = object SelfLoop$Node {next: #1}
public class SelfLoop {
    static class Node {
        Node next;
    }

    static void pair(Node n) {
        if (n != null && n.next != null && n.next.next == n) {
            assert n.next != n;
        }
    }
}
