package arrays;

/** Assignability, casts and instanceof over array types. */
public class Covariance {
    static class A { public String toString() { return "A"; } }
    static class B extends A { public String toString() { return "B"; } }
    interface I { }
    static class C extends B implements I { public String toString() { return "C"; } }

    static String over(Object o) { return "Object"; }
    static String over(Object[] o) { return "Object[]"; }
    static String over(A[] o) { return "A[]"; }
    static String over(int[] o) { return "int[]"; }

    static void cast(Object o) {
        StringBuilder sb = new StringBuilder(o.getClass().getSimpleName()).append(':');
        if (o instanceof Object[]) sb.append(" Object[]");
        if (o instanceof A[]) sb.append(" A[]");
        if (o instanceof B[]) sb.append(" B[]");
        if (o instanceof C[]) sb.append(" C[]");
        if (o instanceof I[]) sb.append(" I[]");
        if (o instanceof Object[][]) sb.append(" Object[][]");
        if (o instanceof A[][]) sb.append(" A[][]");
        if (o instanceof I[][]) sb.append(" I[][]");
        if (o instanceof int[]) sb.append(" int[]");
        if (o instanceof int[][]) sb.append(" int[][]");
        if (o instanceof Cloneable[]) sb.append(" Cloneable[]");
        if (o instanceof Cloneable) sb.append(" Cloneable");
        System.out.println(sb);
    }

    public static void main(String[] args) {
        cast(new Object[0]);
        cast(new A[0]);
        cast(new B[0]);
        cast(new C[0]);
        cast(new I[0]);
        cast(new C[0][0]);
        cast(new Object[0][]);
        cast(new int[0]);
        cast(new int[0][0]);
        cast(new int[0][0][0]);
        cast(new I[0][0][0]);
        cast("no array");
        System.out.println(over(new C[0]) + " " + over(new Object[0]) + " " + over(new int[0]) + " " + over(new int[0][]) + " " + over(new long[0]) + " " + over((Object) new A[0]));
        A[] as = new C[] {new C(), null};
        I[] is = (I[]) as;
        Object[] os = is;
        System.out.println(as[0] + " " + (as[0] == is[0]) + " " + os[1] + " " + os.length);
        try {
            as[1] = new B();
        } catch (ArrayStoreException e) {
            System.out.println("ASE " + e.getMessage());
        }
        Object[] casts = {new A[0], new Object[0], new int[1], "s", new C[0][0], null};
        for (Object o : casts) {
            try {
                B[] b = (B[]) o;
                System.out.println("cast ok " + (b == null ? "null" : b.getClass().getSimpleName()));
            } catch (ClassCastException e) {
                System.out.println("CCE " + e.getMessage());
            }
        }
        Object o = new int[][] {{1, 2}, {3}};
        Object[] rows = (Object[]) o;
        System.out.println(((int[]) rows[0])[1] + " " + rows.length);
        Object[][] grid = new String[][] {{"a"}, {"b", "c"}};
        grid[0] = new String[] {"z"};
        System.out.println(grid[0][0]);
        try {
            grid[1] = new Object[] {"q"};
        } catch (ArrayStoreException e) {
            System.out.println("ASE " + e.getMessage());
        }
        try {
            grid[1][0] = 1;
        } catch (ArrayStoreException e) {
            System.out.println("ASE " + e.getMessage());
        }
    }
}
