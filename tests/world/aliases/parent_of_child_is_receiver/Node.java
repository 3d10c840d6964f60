package aliases.parent_of_child_is_receiver;

// The argument's parent may be the receiver, although no method links them.
// generate: aliases.parent_of_child_is_receiver.Node
public final class Node {
    Node parent;
    private int weight = 1;

    public int graft(Node child) {
        if (child.parent == null) {
            return 0;
        }
        weight = 1;
        child.parent.weight = 5;
        if (weight == 5) { // tempts
            return -1;
        }
        return weight;
    }
}
