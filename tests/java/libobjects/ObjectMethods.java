package libobjects;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

// equals, hashCode, toString, clone, getClass as a value class defines them.
public class ObjectMethods {
    static class Point implements Cloneable {
        int x;
        int y;
        int[] tags = {1, 2};

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object o) {
            if (this == o) return true;
            if (o == null || getClass() != o.getClass()) return false;
            Point p = (Point) o;
            return x == p.x && y == p.y;
        }

        @Override
        public int hashCode() {
            return 31 * x + y;
        }

        @Override
        public String toString() {
            return getClass().getSimpleName() + "(" + x + "," + y + ")";
        }

        @Override
        protected Point clone() throws CloneNotSupportedException {
            return (Point) super.clone();
        }
    }

    static class Colored extends Point {
        String c = "red";

        Colored(int x, int y) {
            super(x, y);
        }
    }

    static class NoClone {
        Object tryClone() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    public static void main(String[] args) throws Exception {
        Point p = new Point(1, 2);
        Point q = new Point(1, 2);
        Colored c = new Colored(1, 2);
        System.out.println(p + " " + c + " " + p.equals(q) + " " + p.equals(c) + " " + c.equals(p) + " " + p.equals(null) + " " + p.equals("x") + " " + (p.hashCode() == q.hashCode()));
        Point r = p.clone();
        r.x = 9;
        r.tags[0] = 77;
        System.out.println(p + " " + r + " " + p.tags[0] + " " + (p.tags == r.tags) + " " + (r.getClass() == Point.class));
        Point cc = c.clone();
        System.out.println(cc + " " + (cc instanceof Colored) + " " + ((Colored) cc).c + " " + (cc != c) + " " + cc.equals(c));
        try {
            new NoClone().tryClone();
        } catch (CloneNotSupportedException e) {
            System.out.println(e);
        }
        int[][] deep = {{1, 2}, {3}};
        int[][] shallow = deep.clone();
        shallow[0][0] = 50;
        shallow[1] = new int[] {60};
        System.out.println(deep[0][0] + " " + deep[1][0] + " " + shallow.getClass().getName());
        Set<Point> set = new HashSet<>();
        set.add(p);
        set.add(q);
        set.add(c);
        System.out.println(set.size() + " " + set.contains(new Point(1, 2)) + " " + set.contains(new Colored(1, 2)) + " " + set.contains(new Point(2, 1)));
        p.x = 100;
        System.out.println(set.contains(p) + " " + set.size() + " " + set.remove(p));
        Map<Object, String> m = new HashMap<>();
        m.put(1, "int");
        m.put(1L, "long");
        m.put('1', "char");
        m.put("1", "string");
        m.put(1.0, "double");
        m.put(null, "null");
        System.out.println(m.size() + " " + m.get(1) + " " + m.get(1L) + " " + m.get('1') + " " + m.get("1") + " " + m.get(1.0) + " " + m.get(1.0f) + " " + m.get(null));
        Object o = new Object();
        String s = o.toString();
        System.out.println(s.startsWith("java.lang.Object@") + " " + s.equals("java.lang.Object@" + Integer.toHexString(o.hashCode())));
        int[] arr = {1};
        System.out.println(arr.toString().startsWith("[I@") + " " + new String[0][0].toString().startsWith("[[Ljava.lang.String;@") + " " + arr.equals(arr.clone()) + " " + new NoClone().toString().startsWith("libobjects.ObjectMethods$NoClone@"));
        try {
            o.notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e);
        }
        try {
            o.wait(1);
        } catch (IllegalMonitorStateException e) {
            System.out.println(e);
        }
        synchronized (o) {
            o.notifyAll();
            o.wait(1);
            System.out.println("waited");
        }
        try {
            synchronized (o) {
                o.wait(-1);
            }
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
