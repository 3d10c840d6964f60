/** A search tree: some shapes take more calls than others, and cyclic ones must not keep the search. */
public class BinaryTree {
    static final class Node {
        int key;
        Node left, right;

        Node(int key) {
            this.key = key;
        }
    }

    private Node root;
    private int count;

    public boolean add(int key) {
        if (root == null) {
            root = new Node(key);
            count++;
            return true;
        }
        Node n = root;
        for (;;) {
            if (key == n.key) return false;
            Node c = key < n.key ? n.left : n.right;
            if (c == null) {
                if (key < n.key) n.left = new Node(key);
                else n.right = new Node(key);
                count++;
                return true;
            }
            n = c;
        }
    }

    public boolean remove(int key) {
        int before = count;
        root = remove(root, key);
        return count < before;
    }

    private Node remove(Node n, int key) {
        if (n == null) return null;
        if (key < n.key) n.left = remove(n.left, key);
        else if (key > n.key) n.right = remove(n.right, key);
        else {
            if (n.left == null || n.right == null) {
                count--;
                return n.left != null ? n.left : n.right;
            }
            Node m = n.right;
            while (m.left != null) m = m.left;
            n.key = m.key;
            n.right = remove(n.right, m.key);
        }
        return n;
    }

    public int height() {
        return height(root);
    }

    private static int height(Node n) {
        return n == null ? 0 : 1 + Math.max(height(n.left), height(n.right));
    }

    public boolean isBalanced() {
        return balanced(root) >= 0;
    }

    private static int balanced(Node n) {
        if (n == null) return 0;
        int l = balanced(n.left), r = balanced(n.right);
        if (l < 0 || r < 0 || Math.abs(l - r) > 1) return -1;
        return 1 + Math.max(l, r);
    }
}
