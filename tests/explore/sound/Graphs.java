/** Objects made lazily: aliases, null, subtypes, cycles. */
public class Graphs {
    static class Node {
        int value;
        Node next;
    }

    sealed interface Shape permits Square, Strip, Row {
        int area(int scale);
    }

    static sealed class Square implements Shape permits Cube {
        int side;

        public int area(int scale) {
            return side * side * scale;
        }
    }

    static final class Strip implements Shape {
        byte width;
        Shape inner;

        public int area(int scale) {
            return inner instanceof Square ? width + inner.area(scale) : width;
        }
    }

    static class Tree {
        byte value;
        Tree left;
        Tree right;

        int sum() {
            return value + (left == null ? 0 : left.sum()) + (right == null ? 0 : right.sum());
        }
    }

    static final class Row implements Shape {
        byte width;
        Shape inner;

        public int area(int scale) {
            return width + inner.area(scale);
        }
    }

    static final class Cube extends Square {
        int side;

        @Override
        public int area(int scale) {
            return super.area(scale) * 6 - side;
        }
    }

    public static int alias(Node a, Node b) {
        a.value = 1;
        b.value = 2;
        return a.value;
    }

    public static Node swap(Node a) {
        if (a.value > a.next.value) {
            int t = a.value;
            a.value = a.next.value;
            a.next.value = t;
        }
        return a.next;
    }

    public static int cycle(Node a) {
        Node slow = a;
        Node fast = a;
        int n = 0;
        while (fast != null && fast.next != null && n < 3) {
            slow = slow.next;
            fast = fast.next.next;
            n++;
            if (slow == fast) {
                return -n;
            }
        }
        return n;
    }

    public static Node reverse(Node list) {
        Node done = null;
        int n = 0;
        while (list != null && n++ < 3) {
            Node rest = list.next;
            list.next = done;
            done = list;
            list = rest;
        }
        return done;
    }

    public static int area(Shape s, int scale) {
        return s.area(scale);
    }

    public static int sum(Tree t) {
        return t.sum();
    }

    public static int kind(Object o) {
        if (o instanceof Cube) {
            return ((Cube) o).side;
        }
        if (o instanceof Square) {
            return ((Square) o).side + 1;
        }
        if (o instanceof String) {
            return ((String) o).length();
        }
        if (o instanceof Integer) {
            return (Integer) o;
        }
        return o == null ? -1 : -2;
    }

    public static int cast(Shape s) {
        return ((Strip) s).width;
    }

    public static Node insert(Node head, int v) {
        Node n = new Node();
        n.value = v;
        if (head == null || head.value >= v) {
            n.next = head;
            return n;
        }
        n.next = head.next;
        head.next = n;
        return head;
    }

    public static int shared(Node a, Node b, Node c) {
        if (a.next == b && b != null && b.next == c) {
            a.value = 10;
            return c == null ? 0 : c.value;
        }
        return -1;
    }

    public static int merged(Node a, Node b, boolean first) {
        Node n = first ? a : b;
        n.value += 3;
        if (n.value == 8) {
            return a.value;
        }
        return b == a ? 1 : 2;
    }

    public static Shape[] shapes(Shape[] a, int i) {
        a[i] = a[0];
        return a[i] instanceof Strip ? null : a;
    }
}
