// verdict: HOLDS
// needs: 20
import org.sosy_lab.sv_benchmarks.Verifier;

public class AvlTree {
    static class Node {
        final int key;
        int height = 1;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    static int height(Node n) {
        return n == null ? 0 : n.height;
    }

    static void update(Node n) {
        n.height = 1 + Math.max(height(n.left), height(n.right));
    }

    static Node rotateRight(Node n) {
        Node top = n.left;
        n.left = top.right;
        top.right = n;
        update(n);
        update(top);
        return top;
    }

    static Node rotateLeft(Node n) {
        Node top = n.right;
        n.right = top.left;
        top.left = n;
        update(n);
        update(top);
        return top;
    }

    static Node insert(Node n, int key) {
        if (n == null) {
            return new Node(key);
        }
        if (key == n.key) {
            return n;
        }
        if (key < n.key) {
            n.left = insert(n.left, key);
        } else {
            n.right = insert(n.right, key);
        }
        update(n);
        int balance = height(n.left) - height(n.right);
        if (balance > 1) {
            if (key > n.left.key) {
                n.left = rotateLeft(n.left);
            }
            return rotateRight(n);
        }
        if (balance < -1) {
            if (key < n.right.key) {
                n.right = rotateRight(n.right);
            }
            return rotateLeft(n);
        }
        return n;
    }

    static int check(Node n, long low, long high) {
        if (n == null) {
            return 0;
        }
        assert low < n.key && n.key < high : "order";
        int left = check(n.left, low, n.key);
        int right = check(n.right, n.key, high);
        assert Math.abs(left - right) <= 1 : "balance";
        return 1 + Math.max(left, right);
    }

    public static void main(String[] args) {
        Node root = null;
        for (int i = 0; i < 4; i++) {
            root = insert(root, Verifier.nondetInt());
        }
        assert check(root, Long.MIN_VALUE, Long.MAX_VALUE) <= 3;
    }
}
