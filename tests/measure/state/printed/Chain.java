class Chain {
    private Node head;
    private static class Node {
        final int value;
        Node next;
        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }
    private int capacity;
    private int size;
    Chain(int capacity) {
        this.capacity = capacity;
    }
    void add(int value) {
        if (size == capacity) {
            throw new IllegalStateException("full");
        }
        head = new Node(value, head);
        size++;
    }
    void print() {
        for (Node node = head; node != null; node = node.next) {
            System.out.println(node.value);
        }
    }
}
