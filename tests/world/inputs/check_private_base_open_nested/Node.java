package inputs.check_private_base_open_nested;

// Nobody can extend Node itself, but its nested Leaf can be extended, and inherits weight.
// check: inputs.check_private_base_open_nested.Node::weigh(Node)
public class Node {
    private Node() { }

    public static class Leaf extends Node {
        public Leaf() { }
    }

    int weight() {
        return 1;
    }

    public static int weigh(Node node) {
        if (node == null) {
            return 0;
        }
        int weight = node.weight();
        assert weight == 1;
        return weight;
    }
}
