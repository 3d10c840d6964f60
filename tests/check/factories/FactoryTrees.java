// verdict: VIOLATED
// witness: boolean true; boolean false; boolean true; boolean false; boolean false
import org.sosy_lab.sv_benchmarks.ObjectFactory;
import org.sosy_lab.sv_benchmarks.Verifier;

public class FactoryTrees {
    static class Tree {
        Tree left;
        Tree right;
    }

    static class Trees implements ObjectFactory<Tree> {
        private int budget = 3;

        @Override
        public Tree createObject() {
            if (budget == 0 || !Verifier.nondetBoolean()) {
                return null;
            }
            budget--;
            Tree tree = new Tree();
            tree.left = createObject();
            tree.right = createObject();
            return tree;
        }
    }

    static int depth(Tree t) {
        return t == null ? 0 : 1 + Math.max(depth(t.left), depth(t.right));
    }

    public static void main(String[] args) {
        Tree tree = Verifier.nondetObject(Tree.class, new Trees());
        if (tree != null) {
            assert depth(tree.left) >= depth(tree.right);
        }
    }
}
