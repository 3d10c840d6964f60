package kept.constructor_leaks;

class Truth {
    public static void main(String[] arguments) {
        java.util.List<Node> all = new java.util.ArrayList<>() {
            @Override
            public boolean add(Node node) {
                node.weight();
                return super.add(node);
            }
        };
        new Node(all);
    }
}
