package arrays;

/** clone() on arrays: shallow, keeps the class, needs no cast. */
public class CloneArrays {
    static class Node implements Cloneable {
        int v;
        Node next;
        int[] data = {1, 2};

        Node(int v) { this.v = v; }

        @Override
        public Node clone() {
            try {
                Node n = (Node) super.clone();
                n.data = data.clone();
                return n;
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Plain {
        Object tryClone() throws CloneNotSupportedException { return super.clone(); }
    }

    static class Derived extends Node {
        String tag = "t";

        Derived() { super(9); }
    }

    public static void main(String[] args) throws Exception {
        int[] a = {1, 2, 3};
        int[] b = a.clone();
        b[0] = 100;
        System.out.println(a[0] + " " + b[0] + " " + (a == b) + " " + b.length + " " + (a.getClass() == b.getClass()));
        int[][] m = {{1}, {2}};
        int[][] n = m.clone();
        n[0][0] = 50;
        n[1] = new int[] {60};
        System.out.println(m[0][0] + " " + m[1][0] + " " + n[1][0]);
        String[] s = {"x", null};
        Object[] so = s;
        Object[] sc = so.clone();
        System.out.println(sc.getClass().getName() + " " + sc[0] + sc[1]);
        try {
            sc[0] = 1;
        } catch (ArrayStoreException e) {
            System.out.println("still a String[]: " + e.getMessage());
        }
        boolean[] z = {true};
        char[] c = {'q'};
        long[] l = {1L << 40};
        double[] d = {0.5};
        byte[] by = {-1};
        short[] sh = {-2};
        float[] f = {1.5f};
        System.out.println(z.clone()[0] + " " + c.clone()[0] + " " + l.clone()[0] + " " + d.clone()[0] + " " + by.clone()[0] + " " + sh.clone()[0] + " " + f.clone()[0]);
        System.out.println(new int[0].clone().length + " " + new String[2][3].clone()[1].length);

        Node x = new Node(1);
        x.next = new Node(2);
        Node y = x.clone();
        y.v = 10;
        y.data[0] = 11;
        y.next.v = 20;
        System.out.println(x.v + " " + x.data[0] + " " + x.next.v + " " + (x.next == y.next));
        Node der = new Derived().clone();
        System.out.println(der.getClass().getSimpleName() + " " + ((Derived) der).tag + " " + der.v);
        try {
            new Plain().tryClone();
        } catch (CloneNotSupportedException e) {
            System.out.println(e);
        }
        Object o = new int[] {4};
        int[] viaObject = ((int[]) o).clone();
        System.out.println(viaObject[0]);
        java.util.function.UnaryOperator<int[]> op = int[]::clone;
        System.out.println(op.apply(new int[] {8})[0]);
    }
}
