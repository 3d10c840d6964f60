package statics.check_nested_subclass_begins_first;

// A nested class extends the outer one; beginning there runs the outer initialiser too early.
// check: statics.check_nested_subclass_begins_first.Node::empty()
public abstract class Node {
    private static final int SIZE = Leaf.size();

    static final class Leaf extends Node {
        private static final String TEXT = "leaf".trim();

        static int size() {
            return TEXT == null ? 0 : TEXT.length();
        }
    }

    public static int empty() {
        assert SIZE == 4;
        return SIZE;
    }
}
