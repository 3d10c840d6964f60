public class Cycle {
    public static class Node { public Node next; public Node() {} }
    /** Floyd's way to find a cycle. */
    public static boolean f(Node a) {
        Node slow = a, fast = a;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
            if (slow == fast) { return true; }
        }
        return false;
    }
    static boolean pre(Node a) {
        Node[] seen = new Node[4];
        for (int i = 0; i < 4; i++) {
            if (a == null) { return true; }
            for (int j = 0; j < i; j++) { if (seen[j] == a) { return true; } }
            if (i == 3) { return false; }
            seen[i] = a; a = a.next;
        }
        return false;
    }
}
//// all inputs
for (int n = 0; n <= 3; n++) for (int back = -1; back < n; back++) {
    Cycle.Node[] nodes = new Cycle.Node[n];
    for (int i = 0; i < n; i++) { nodes[i] = new Cycle.Node(); if (i > 0) { nodes[i - 1].next = nodes[i]; } }
    if (back >= 0) { nodes[n - 1].next = nodes[back]; }
    Cycle.Node a = n == 0 ? null : nodes[0];
    Trace.all(() -> Cycle.pre(a), () -> Cycle.f(a));
}
