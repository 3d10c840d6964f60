// verdict: VIOLATED
// witness: int 5; int 3; int 8; int 5
import org.sosy_lab.sv_benchmarks.Verifier;

public class SearchTreeDelete {
    static class Node {
        int key;
        Node left;
        Node right;
    }

    static Node insert(Node at, int key) {
        if (at == null) {
            at = new Node();
            at.key = key;
        } else if (key < at.key) {
            at.left = insert(at.left, key);
        } else {
            at.right = insert(at.right, key);
        }
        return at;
    }

    static Node delete(Node at, int key) {
        if (at == null) {
            return null;
        }
        if (key < at.key) {
            at.left = delete(at.left, key);
        } else if (key > at.key) {
            at.right = delete(at.right, key);
        } else {
            // Drops the right side when both are there.
            return at.left != null ? at.left : at.right;
        }
        return at;
    }

    static int size(Node at) {
        return at == null ? 0 : 1 + size(at.left) + size(at.right);
    }

    public static void main(String[] args) {
        Node root = null;
        for (int i = 0; i < 3; i++) {
            root = insert(root, Verifier.nondetInt());
        }
        int key = Verifier.nondetInt();
        root = delete(root, key);
        assert size(root) >= 2;
    }
}
