// check: NodesDistinct::link
// property: all
// verdict: HOLDS
public class NodesDistinct {
    static class Node {
        int value;
        Node next;
    }

    static void link(Node a, Node b) {
        if (a == null || b == null || a == b) {
            return;
        }
        Node old = b.next;
        int value = b.value;
        a.next = b;
        a.value = 7;
        assert b.next == old && b.value == value;
        assert a.next.value == value;
    }
}
