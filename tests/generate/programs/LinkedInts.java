/** A list that is built only through its methods. */
public class LinkedInts {
    private static final class Node {
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    private Node head;
    private int size;

    public void add(int value) {
        Node node = new Node(value);
        if (head == null || value < head.value) {
            node.next = head;
            head = node;
        } else {
            Node at = head;
            while (at.next != null && at.next.value <= value) {
                at = at.next;
            }
            node.next = at.next;
            at.next = node;
        }
        size++;
    }

    public boolean contains(int value) {
        for (Node at = head; at != null && at.value <= value; at = at.next) {
            if (at.value == value) {
                return true;
            }
        }
        return false;
    }

    public int smallest() {
        // head == null and size == 0 are the same: size == 0 is never false here. Lists have no end, so only what the class
        // keeps true proves it.
        if (head == null && size == 0) {
            return -1;
        }
        return head.value;
    }
}
