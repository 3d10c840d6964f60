class Chain {
    private Node head;
    private int size;
    private static class Node {
        final int value;
        Node next;
        final String tag;
        Node(int value, Node next, String tag) {
            this.value = value;
            this.next = next;
            this.tag = tag;
        }
    }
    void add(int value) {
        head = new Node(value, head, "t" + value);
        size++;
    }
    int sum() {
        int sum = 0;
        for (Node node = head; node != null; node = node.next) {
            sum += node.value;
        }
        return sum;
    }
    void print() {
        for (Node node = head; node != null; node = node.next) {
            System.out.println(node.tag);
        }
    }
}
