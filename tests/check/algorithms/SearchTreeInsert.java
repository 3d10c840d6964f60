// verdict: HOLDS
// needs: 10
import org.sosy_lab.sv_benchmarks.Verifier;

public class SearchTreeInsert {
    static class Node {
        final int key;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    static Node insert(Node at, int key) {
        if (at == null) {
            return new Node(key);
        }
        if (key < at.key) {
            at.left = insert(at.left, key);
        } else if (key > at.key) {
            at.right = insert(at.right, key);
        }
        return at;
    }

    static boolean ordered(Node at, long low, long high) {
        return at == null
                || low < at.key && at.key < high && ordered(at.left, low, at.key) && ordered(at.right, at.key, high);
    }

    public static void main(String[] args) {
        Node root = null;
        int last = 0;
        for (int i = 0; i < 4; i++) {
            last = Verifier.nondetInt();
            root = insert(root, last);
        }
        assert ordered(root, Long.MIN_VALUE, Long.MAX_VALUE);
        Node at = root;
        while (at.key != last) {
            at = last < at.key ? at.left : at.right;
        }
        assert at.key == last;
    }
}
