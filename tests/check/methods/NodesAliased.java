// check: NodesAliased::link
// verdict: VIOLATED
// witness: #1 = object NodesAliased$Node {value: int 1}; #1
public class NodesAliased {
    static class Node {
        int value;
        Node next;
    }

    static void link(Node a, Node b) {
        if (a == null || b == null || b.next != null) {
            return;
        }
        a.next = b;
        assert b.next == null;
    }
}
