package kept.constructor_leaks;

import java.util.List;

// The constructor shows the object before it is done.
// check: kept.constructor_leaks.Node::weight

public final class Node {
    private int weight;

    public Node(List<Node> all) {
        all.add(this);
        weight = 1;
    }

    public int weight() {
        assert weight == 1;
        return weight;
    }
}
