public class Objects {
    public static class Node { int value; Node next; public Node(int value, Node next) { this.value = value; this.next = next; } }
    public static int f(Node a, Node b) {
        if (a == b) { return 1; }
        if (a.next == b) { a.value = 5; return b.value > 1 ? 2 : 3; }
        b.value = 1;
        return a.value == 1 ? 4 : 5;
    }
    static boolean pre(Node a, Node b) { return small(a) && small(b); }
    static boolean small(Node n) { return n == null || n.value >= 0 && n.value < 3 && (n.next == null || n.next.value >= 0 && n.next.value < 3 && n.next.next == null); }
}
//// all inputs
java.util.List<java.util.function.Supplier<Objects.Node[]>> all = new java.util.ArrayList<>();
for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) for (int k = 0; k < 3; k++) for (int l = 0; l < 3; l++) {
    int p = i, q = j, r = k, s = l;
    all.add(() -> new Objects.Node[] {null, null});
    all.add(() -> new Objects.Node[] {new Objects.Node(p, null), null});
    all.add(() -> new Objects.Node[] {null, new Objects.Node(p, null)});
    all.add(() -> new Objects.Node[] {new Objects.Node(p, null), new Objects.Node(q, null)});
    all.add(() -> { Objects.Node a = new Objects.Node(p, null); return new Objects.Node[] {a, a}; });
    all.add(() -> { Objects.Node b = new Objects.Node(p, null); return new Objects.Node[] {new Objects.Node(q, b), b}; });
    all.add(() -> { Objects.Node b = new Objects.Node(p, null); return new Objects.Node[] {b, new Objects.Node(q, b)}; });
    all.add(() -> new Objects.Node[] {new Objects.Node(p, new Objects.Node(q, null)), new Objects.Node(r, new Objects.Node(s, null))});
    all.add(() -> { Objects.Node b = new Objects.Node(p, null); return new Objects.Node[] {new Objects.Node(q, b), new Objects.Node(r, b)}; });
    all.add(() -> { Objects.Node b = new Objects.Node(p, new Objects.Node(q, null)); return new Objects.Node[] {b, b}; });
    all.add(() -> new Objects.Node[] {new Objects.Node(p, new Objects.Node(q, null)), null});
    all.add(() -> new Objects.Node[] {null, new Objects.Node(p, new Objects.Node(q, null))});
}
for (java.util.function.Supplier<Objects.Node[]> one : all) { Objects.Node[] n = one.get(); Trace.all(() -> Objects.pre(n[0], n[1]), () -> Objects.f(n[0], n[1])); }
