package npe;

/** Values that come from more than one place: what is said and what is not after branches meet. */
public class Merges {
    String name;
    int[] data;
    Merges next;
    static Merges root;
    static int[] shared;
    static int[][] grid = new int[3][];
    static int n = 1;
    static boolean yes = true;
    static long sink;
    static Object osink;

    static void t(Runnable body) {
        try {
            body.run();
            System.out.println("no exception");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        } catch (RuntimeException e) {
            System.out.println("other: " + e.getClass().getName());
        }
    }

    static String none() { return null; }
    static int index() { return 2; }

    static void conditional(String a, String b, boolean c, int[] d) {
        t(() -> (c ? a : b).length());
        t(() -> (c ? a : a).length());
        t(() -> (c ? none() : b).length());
        t(() -> (c ? null : "x").length());
        t(() -> (!c ? "x" : null).length());
        t(() -> sink = (c ? d : shared)[0]);
        t(() -> (c ? d : shared)[1] = 3);
        t(() -> sink = (c ? d : new int[1]).length);
        t(() -> sink = (c ? root : new Merges()).data[0]);
        t(() -> (c ? root : root).name.length());
        t(() -> sink = d[c ? 1 : 2]);
        t(() -> sink = grid[c ? 1 : 2][c ? 3 : 4]);
        t(() -> grid[c ? 1 : 2][0] = 5);
        t(() -> sink = grid[1][c ? 1 : 0]);
        t(() -> a.concat(c ? a : b));
        t(() -> a.substring(c ? 1 : 2, c ? 3 : 4));
        t(() -> sink = d[c ? 1 : 2] = c ? 3 : 4);
        t(() -> root.name = c ? "x" : "y");
        t(() -> root.next.name = c ? "x" : none());
        t(() -> osink = c && a.isEmpty() ? a : b);
        t(() -> osink = c || a.isEmpty() ? b.trim() : a);
        t(() -> osink = (c && yes ? a : c ? b : none()).trim());
        t(() -> { throw c ? (RuntimeException) osink : new RuntimeException(); });
        t(() -> { synchronized (c ? a : b) { sink++; } });
    }

    static void switches(int k, String a, Merges m) {
        t(() -> { switch (k) { case 1: a.length(); break; case 2: a.trim(); break; default: m.name = a; } });
        t(() -> (switch (k) { case 1 -> a; case 2 -> m.name; default -> null; }).length());
        t(() -> sink = grid[switch (k) { case 1 -> 0; case 2 -> 1; default -> 2; }][0]);
        t(() -> {
            String s;
            switch (k) {
                case 0: s = "zero";
                case 1: s = null; break;
                case 100: s = a; break;
                default: s = m.name;
            }
            s.length();
        });
        t(() -> {
            int j = switch (k) { case 1: yield a == null ? 1 : 2; default: yield 2; };
            grid[j][k] = j;
        });
        t(() -> {
            switch (a == null ? "none" : a) {
                case "none": m.next.name = "x"; break;
                default: m.name = m.next.name;
            }
        });
    }

    static void compound(Merges m, int[] d, int i) {
        t(() -> m.next.data[i]++);
        t(() -> m.data[i] += i);
        t(() -> d[i] = d[i + 1] = m.data[0]);
        t(() -> sink = d[i]++ + ++d[i]);
        t(() -> m.name += "x" + m.next.name);
        t(() -> m.next.name += "x");
        t(() -> sink = m.next.data[m.data.length]);
        t(() -> m.next = m.next.next = root.next);
        t(() -> osink = m.data = m.next.data);
        t(() -> osink = m.data[0] = m.next.data[0]);
        t(() -> osink = "" + m.next.name + m.name.length());
        t(() -> osink = new String[] { "a", m.name.trim(), null });
        t(() -> osink = new int[][] { m.data, { m.data[0] } });
        t(() -> osink = new int[m.data.length][d.length]);
        t(() -> osink = new Merges().with(m.name.length(), m.next.name));
        t(() -> new Merges().with(1, m.next.name).next.with(2, none()));
        t(() -> sink = (long) m.data[0] * d[0] + (m.next.name == null ? 1 : 0));
        t(() -> { long x = 1L + m.next.data.length; sink = x; });
        t(() -> { double x = 1.5 * m.next.data[1]; sink = (long) x; });
        t(() -> sink = i > 0 & m.next.name.isEmpty() ? 1 : 2);
        t(() -> sink = m.next.name instanceof String ? 1 : 2);
        t(() -> osink = (Object) (CharSequence) m.next.name);
        t(() -> { assert m.next.name == null; m.next.name = (String) osink; });
    }

    Merges with(int i, String s) { return this; }

    static void loops(Merges m, String[] words) {
        t(() -> { for (Merges x = m; ; x = x.next) sink += x.name == null ? 1 : 2; });
        t(() -> { Merges x = m; while (true) { x = x.next; sink += x.name == null ? 1 : 2; } });
        t(() -> { Merges x = m; do { x = x.next.next; } while (x != null); });
        t(() -> { for (int i = 0; i < words.length; i++) sink += words[i].length(); });
        t(() -> { for (int i = words.length; i-- > 0; ) sink += words[i].length(); });
        t(() -> { for (String w : words) { if (w.isEmpty()) continue; sink += w.length(); } });
        t(() -> { outer: for (String w : words) { for (String v : words) { if (v == w) continue outer; sink += w.concat(v).length(); } } });
        t(() -> { for (int[] row : grid) for (int cell : row) sink += cell; });
        t(() -> { for (int i = 0, j = 9; i < j; i++, j--) { if (i == 2) { grid[i][j] = i; } } });
        t(() -> { String s = "x"; for (int i = 0; i < 3; i++) { sink += s.length(); s = i == 1 ? null : s; } });
        t(() -> { String s = null; for (int i = 0; i < 3; i++) { if (i == 1) sink += s.length(); else if (i == 2) s = "y"; } });
        t(() -> { String s = null; try { s = none(); } finally { sink += s.length(); } });
        t(() -> { String s = "x"; try { s = null; s.trim(); } catch (IllegalStateException e) { s = "y"; } finally { sink++; } });
        t(() -> { String s = "x"; try { s = null; Integer.parseInt(s); } catch (NumberFormatException e) { sink += s.length(); } });
        t(() -> { try { try { sink = root.data[0]; } finally { sink = root.next.data[0]; } } finally { sink++; } });
    }

    public static void main(String[] args) {
        conditional(null, null, true, null);
        conditional(null, null, false, null);
        conditional("a", null, false, new int[4]);
        root = new Merges();
        conditional(null, "b", true, null);
        for (int k = 0; k < 4; k++) switches(k, null, null);
        for (int k = 0; k < 3; k++) switches(k, null, new Merges());
        compound(null, null, 0);
        compound(new Merges(), new int[3], 0);
        Merges m = new Merges();
        m.data = new int[2];
        m.name = "m";
        compound(m, new int[3], 1);
        m.next = new Merges();
        compound(m, new int[3], 1);
        loops(null, null);
        loops(m, new String[] { "a", "", null, "c" });
    }
}
