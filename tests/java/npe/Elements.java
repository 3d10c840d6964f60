package npe;

/** Elements of arrays: every form of index, and arrays that come from everywhere. */
public class Elements {
    static Object[] objects = new Object[70000];
    static String[] strings = new String[300];
    static int[][] grid = new int[300][];
    static long[][][] cube = new long[4][4][];
    static int[] order = { 3, 2, 1, 0 };
    static byte[] bytes = { 1, 2, 3 };
    static char[] chars = { 1, 2, 3 };
    static short[] shorts = { 1, 2, 3 };
    static long[] longs = { 1, 2, 3 };
    static Integer[] boxes = { 1, 2, null };
    static int zero, two = 2;
    static long sink;
    static Object osink;
    int[] own = { 2, 1, 0 };
    Object[] things = new Object[5];

    static void t(Runnable body) {
        try {
            body.run();
            System.out.println("no exception");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    static int pick(int i, String s) { return i; }
    static Object[] all(Object[] from, int[]... more) { return from; }
    int mine() { return 1; }

    static void constants() {
        t(() -> objects[0].hashCode());
        t(() -> objects[1].hashCode());
        t(() -> objects[2].hashCode());
        t(() -> objects[3].hashCode());
        t(() -> objects[4].hashCode());
        t(() -> objects[5].hashCode());
        t(() -> objects[6].hashCode());
        t(() -> objects[127].hashCode());
        t(() -> objects[128].hashCode());
        t(() -> objects[32767].hashCode());
        t(() -> objects[32768].hashCode());
        t(() -> objects[65535].hashCode());
        t(() -> objects['a'].hashCode());
        t(() -> grid[299][0] = 1);
        t(() -> grid[5][-1] = 1);
        t(() -> sink = grid[100][200]);
        t(() -> sink = grid[7].length);
        t(() -> sink = cube[3][2][1]);
        t(() -> cube[3][2][1]++);
        t(() -> sink = cube[3][2].length);
        t(() -> strings[299].length());
        t(() -> sink = boxes[2]);
        t(() -> boxes[2]++);
    }

    static void expressions() {
        t(() -> objects[zero].hashCode());
        t(() -> objects[two].hashCode());
        t(() -> objects[two + 1].hashCode());
        t(() -> objects[two * two].hashCode());
        t(() -> objects[-zero].hashCode());
        t(() -> objects[two << 1].hashCode());
        t(() -> objects[(int) longs[1]].hashCode());
        t(() -> objects[(byte) two].hashCode());
        t(() -> objects[order[0]].hashCode());
        t(() -> objects[order[order[0]]].hashCode());
        t(() -> objects[order[order[order[order[order[order[order[1]]]]]]]].hashCode());
        t(() -> objects[bytes[0]].hashCode());
        t(() -> objects[chars[0]].hashCode());
        t(() -> objects[shorts[0]].hashCode());
        t(() -> objects[boxes[0]].hashCode());
        t(() -> objects[order.length].hashCode());
        t(() -> objects[strings.length - 1].hashCode());
        t(() -> objects[pick(4, "x")].hashCode());
        t(() -> objects["abc".length()].hashCode());
        t(() -> objects[pick(order[1], null)].hashCode());
        t(() -> objects[zero == 0 ? 1 : 2].hashCode());
        t(() -> objects[zero++].hashCode());
        t(() -> objects[++zero].hashCode());
        t(() -> objects[zero = 5].hashCode());
        t(() -> objects[zero -= 5].hashCode());
        t(() -> all(objects)[3].hashCode());
        t(() -> all(objects, order, order)[pick(1, "s")].hashCode());
        t(() -> all(null, order)[0].hashCode());
        t(() -> all(null)[0] = "x");
        t(() -> ((Object[]) objects[9])[1].hashCode());
        t(() -> ((String) objects[9]).length());
        t(() -> new Elements().things[new Elements().own[0]].hashCode());
        t(() -> new Elements().things[new Elements().mine()].hashCode());
        t(() -> grid[grid[1][0]][0] = 1);
        t(() -> grid[order[1]][order[2]] = 1);
        t(() -> grid[order[1]][grid[3][1]] = 1);
        t(() -> grid[pick(1, "")][pick(2, "")] = grid[pick(3, "")][pick(4, "")]);
        t(() -> cube[order[1]][order[2]][order[3]] -= 2);
        t(() -> cube[zero] = cube[cube[0][1].length]);
        t(() -> (new int[two][])[zero][0] = 1);
        t(() -> (new int[two][two][])[zero][1][2]++);
        t(() -> sink = (new long[2][3][])[1][1].length);
    }

    void locals(Object[] a, int i, long l, Object[][] b, byte c) {
        try { a[i].hashCode(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { a[(int) l].hashCode(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { a[c].hashCode(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { b[i][c] = l; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { things[i].hashCode(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { this.things[own[i]].hashCode(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { a[own[own[i]]].hashCode(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { a[mine()].hashCode(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { a[this.mine() + 1].hashCode(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        int j = i;
        Object[] d = a;
        try { d[j].hashCode(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { d[j++].hashCode(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { d[--j].hashCode(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { d[j = 2].hashCode(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        for (int k = 0; k < 2; k++) {
            for (int m = 0; m < 2; m++) {
                try { b[k][m].hashCode(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
            }
            if (b != null) b[k] = a;
        }
        own = null;
        try { sink = own[own[0]]; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { own[i] = own[i + 1]; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { own[i] += 2; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }

    public static void main(String[] args) {
        constants();
        expressions();
        new Elements().locals(null, 0, 1, null, (byte) 1);
        new Elements().locals(new Object[3], 0, 1, new Object[2][], (byte) 1);
    }
}
