// verdict: VIOLATED
// witness: int 3; int 1; int 2
import org.sosy_lab.sv_benchmarks.Verifier;

public class AvlTreeHeights {
    static class Node {
        final int key;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    static int height(Node n) {
        return n == null ? 0 : 1 + Math.max(height(n.left), height(n.right));
    }

    static Node insert(Node n, int key) {
        if (n == null) {
            return new Node(key);
        }
        if (key < n.key) {
            n.left = insert(n.left, key);
            // Only the outer case is rotated.
            if (height(n.left) - height(n.right) > 1 && key < n.left.key) {
                Node top = n.left;
                n.left = top.right;
                top.right = n;
                return top;
            }
        } else if (key > n.key) {
            n.right = insert(n.right, key);
            if (height(n.right) - height(n.left) > 1 && key > n.right.key) {
                Node top = n.right;
                n.right = top.left;
                top.left = n;
                return top;
            }
        }
        return n;
    }

    public static void main(String[] args) {
        Node root = null;
        for (int i = 0; i < 3; i++) {
            root = insert(root, Verifier.nondetInt());
        }
        assert height(root) <= 2;
    }
}
