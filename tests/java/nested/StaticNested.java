package nested;

/** Static nested types: generic nodes, builders, nested enums and interfaces, shadowed names. */
public class StaticNested {
    static final class Point {
        private final int x, y;
        private final String label;

        private Point(Builder b) {
            x = b.x;
            y = b.y;
            label = b.label;
        }

        static Builder builder() { return new Builder(); }

        static final class Builder {
            private int x, y = -1;
            private String label = "none";
            Builder x(int x) { this.x = x; return this; }
            Builder y(int y) { this.y = y; return this; }
            Builder label(String l) { label = l; return this; }
            Point build() {
                if (x < 0) throw new IllegalStateException("x=" + x);
                return new Point(this);
            }
        }

        @Override public String toString() { return "(" + x + "," + y + ":" + label + ")"; }
    }

    static class LinkedQueue<T> implements Iterable<T> {
        private static class Node<T> {
            T v;
            Node<T> next;
            Node(T v) { this.v = v; }
        }

        private Node<T> head, tail;
        private int size;

        void add(T v) {
            Node<T> n = new Node<>(v);
            if (tail == null) head = n;
            else tail.next = n;
            tail = n;
            size++;
        }

        T poll() {
            if (head == null) return null;
            T v = head.v;
            head = head.next;
            if (head == null) tail = null;
            size--;
            return v;
        }

        @Override public java.util.Iterator<T> iterator() { return new Itr(); }

        private class Itr implements java.util.Iterator<T> {
            Node<T> cur = head;
            public boolean hasNext() { return cur != null; }
            public T next() {
                if (cur == null) throw new java.util.NoSuchElementException("queue of " + size);
                T v = cur.v;
                cur = cur.next;
                return v;
            }
        }
    }

    static class String2 {
        static class Integer {
            static int parse(java.lang.String s) { return java.lang.Integer.parseInt(s) + 1; }
        }
        int viaInner() { return Integer.parse("41"); }
    }

    interface Outer {
        int K = 3;
        class InIface { int k() { return K * 2; } }
        enum Mode { ON, OFF }
        interface Deep { int go(Mode m); }
        record R(Mode m) { }
    }

    public static void main(String[] args) {
        System.out.println(Point.builder().x(3).label("p").build() + " " + Point.builder().build() + " " + new Point.Builder().y(9).x(1).y(8).build());
        try {
            Point.builder().x(-1).build();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        LinkedQueue<String> q = new LinkedQueue<>();
        q.add("a");
        q.add("b");
        q.add(null);
        for (String s : q) System.out.print(s + " ");
        System.out.println(q.poll() + q.poll() + q.poll() + q.poll() + q.size);
        q.add("again");
        var it = q.iterator();
        it.next();
        try {
            it.next();
        } catch (java.util.NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("UOE " + e.getMessage());
        }
        System.out.println(new String2().viaInner() + " " + String2.Integer.parse("1"));
        Outer.Deep d = m -> m.ordinal() * 10 + Outer.K;
        System.out.println(new Outer.InIface().k() + " " + d.go(Outer.Mode.OFF) + " " + new Outer.R(Outer.Mode.ON) + " " + Outer.Mode.valueOf("ON"));
        System.out.println(LinkedQueue.Node.class.getName() + " " + Outer.Mode.class.getCanonicalName() + " " + Outer.InIface.class.getDeclaringClass().getSimpleName());
    }
}
