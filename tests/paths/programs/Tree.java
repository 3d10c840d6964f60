public class Tree {
    public static class Node { Node left, right; int key; public Node(int key, Node left, Node right) { this.key = key; this.left = left; this.right = right; } }
    public static boolean f(Node root, int key) {
        Node at = root;
        while (at != null) {
            if (key == at.key) { return true; }
            at = key < at.key ? at.left : at.right;
        }
        return false;
    }
    static boolean pre(Node root, int key) { return key >= 0 && key <= 4 && ordered(root, 0, 4, 2); }
    static boolean ordered(Node n, int low, int high, int depth) {
        if (n == null) { return true; }
        return depth > 0 && n.key >= low && n.key <= high && ordered(n.left, low, n.key - 1, depth - 1) && ordered(n.right, n.key + 1, high, depth - 1);
    }
}
//// all inputs
java.util.List<Tree.Node> small = new java.util.ArrayList<>(); small.add(null); for (int k = 0; k <= 4; k++) small.add(new Tree.Node(k, null, null));
java.util.List<Tree.Node> all = new java.util.ArrayList<>(small); for (int k = 0; k <= 4; k++) for (Tree.Node l : small) for (Tree.Node r : small) all.add(new Tree.Node(k, l, r));
for (Tree.Node n : all) for (int k = 0; k <= 4; k++) { int key = k; Trace.all(() -> Tree.pre(n, key), () -> Tree.f(n, key)); }
