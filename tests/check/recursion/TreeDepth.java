// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class TreeDepth {
    static class Tree {
        Tree left;
        Tree right;
    }

    static Tree grow(int depth) {
        if (depth == 0 || Verifier.nondetBoolean()) {
            return null;
        }
        Tree t = new Tree();
        t.left = grow(depth - 1);
        t.right = grow(depth - 1);
        return t;
    }

    static int depth(Tree t) {
        return t == null ? 0 : 1 + Math.max(depth(t.left), depth(t.right));
    }

    static int size(Tree t) {
        return t == null ? 0 : 1 + size(t.left) + size(t.right);
    }

    public static void main(String[] args) {
        Tree t = grow(3);
        int depth = depth(t);
        int size = size(t);
        assert depth <= size && size < 1 << depth;
    }
}
