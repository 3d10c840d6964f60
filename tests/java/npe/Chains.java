package npe;

/** Fields: chains of them, static ones with their classes, and where HotSpot stops following a chain. */
public class Chains {
    static class Node {
        Node a, b, self = this;
        Node[] kids;
        int[] data;
        int[][] grid;
        int index;
        String name;
        static Node root;
        static Node[] roots = new Node[3];
        static final Node NONE = null;
        Node left() { return a; }
        Node find(String key, int depth) { return b; }
        static Node make(Node... parts) { return root; }
    }

    static class Holder<T> {
        T value;
        Holder<T> link;
        static Holder<String> shared = new Holder<>();
        T get() { return value; }
    }

    interface Names { String[] LIST = new String[2]; Node FIRST = Node.NONE; }

    enum Level { LOW, HIGH; Node node; static Level none; Level next; }

    record Pair(Node left, Node right) { }

    static Node top;
    static Node[][] table = new Node[2][2];
    static int one = 1;
    static long sink;
    static Object osink;
    Node own;

    static void t(Runnable body) {
        try {
            body.run();
            System.out.println("no exception");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    void instance(Node n, Chains other) {
        t(() -> sink = own.index);
        t(() -> own.a.index = 2);
        t(() -> other.own.a.b = n);
        t(() -> n.a.b.name.length());
        try { sink = own.index; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { own.a = n.a.b; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { this.own = n; this.own.a.a = n; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { own.b.find(own.name, own.index); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }

    static void deep(Node n) {
        t(() -> n.self.a.index = 1);
        t(() -> n.self.self.a.index = 1);
        t(() -> n.self.self.self.a.index = 1);
        t(() -> n.self.self.self.self.a.index = 1);
        t(() -> n.self.self.self.self.self.a.index = 1);
        t(() -> n.self.self.self.self.self.self.self.self.a.index = 1);
        t(() -> Node.root.self.self.self.self.a.index = 1);
        t(() -> Node.root.self.self.self.a.index = 1);
        t(() -> Node.root.self.self.self.self.self.a.index = 1);
        t(() -> Node.make(n).self.self.self.a.index = 1);
        t(() -> Node.make(n).self.self.self.self.a.index = 1);
        t(() -> Node.make(n).self.self.self.self.self.a.index = 1);
        t(() -> n.self.kids[0].index = 1);
        t(() -> n.self.self.self.kids[0].index = 1);
        n.kids = new Node[4];
        t(() -> n.self.kids[1].index = 1);
        t(() -> n.self.self.kids[1].index = 1);
        t(() -> n.self.self.self.kids[1].index = 1);
        t(() -> n.self.self.self.self.kids[1].index = 1);
        t(() -> n.self.self.self.self.self.kids[1].index = 1);
        t(() -> n.self.self.kids[n.self.self.self.self.self.self.index].index = 1);
        n.kids[2] = n;
        t(() -> n.kids[2].kids[2].kids[2].a.index = 1);
        t(() -> n.kids[2].kids[2].kids[2].kids[2].a.index = 1);
        t(() -> n.kids[2].kids[2].kids[2].kids[2].kids[2].a.index = 1);
        t(() -> n.kids[2].kids[2].kids[2].kids[2].kids[3].index = 1);
        t(() -> n.kids[2].self.kids[2].self.kids[2].self.kids[3].index = 1);
        t(() -> n.left().left().index = 1);
        t(() -> n.self.left().index = 1);
        t(() -> n.self.left().a.b = n);
        t(() -> n.find("k", 3).self.index = 1);
        t(() -> n.find("k", 3).find(null, 4));
        t(() -> n.kids[2].find("k", n.index).self.a.index = 1);
        n.b = n;
        t(() -> n.find("k", 3).find("k", 4).a.index = 1);
        t(() -> n.find("k", 3).self.a.index = 1);
        t(() -> n.find("k", 3).kids[1].index = 1);
        t(() -> n.find("k", 3).kids[n.find("z", 1).index].index = 1);
        t(() -> n.data[n.index]++);
        t(() -> n.grid[n.index][n.index]++);
        n.grid = new int[2][];
        t(() -> n.grid[n.index][n.index]++);
        t(() -> n.self.grid[n.self.index][1] = 5);
        t(() -> sink = n.self.grid[n.self.index].length);
    }

    static void statics() {
        t(() -> sink = top.index);
        t(() -> sink = Chains.top.a.index);
        t(() -> sink = Node.root.index);
        t(() -> Node.root.name.length());
        t(() -> Node.NONE.name.length());
        t(() -> Node.roots[2].name.length());
        t(() -> Node.roots[one].name.length());
        t(() -> Node.roots[one + 1].name.length());
        t(() -> table[0][1].index = 1);
        t(() -> table[one][one].index = 1);
        t(() -> Holder.shared.value.length());
        t(() -> Holder.shared.link.value.length());
        t(() -> Holder.shared.get().length());
        t(() -> Names.LIST[1].length());
        t(() -> sink = Names.FIRST.index);
        t(() -> sink = Level.LOW.node.index);
        t(() -> sink = Level.none.ordinal());
        t(() -> osink = Level.HIGH.next.name());
        t(() -> osink = Level.values()[0].next.next);
        t(() -> sink = new Pair(null, null).left().index);
        t(() -> sink = new Pair(null, null).right.index);
        t(() -> sink = new Node().a.index);
        t(() -> new Node().a.index = 3);
        t(() -> new Chains().own.a = null);
        t(() -> (new Node[3])[0].index = 3);
        t(() -> (new Node[3][2])[1][0].a = null);
        t(() -> new Node[] { null }[0].index = 3);
    }

    public static void main(String[] args) {
        new Chains().instance(null, null);
        new Chains().instance(new Node(), new Chains());
        statics();
        Node.root = new Node();
        top = new Node();
        statics();
        deep(new Node());
    }
}
