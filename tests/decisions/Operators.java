// Every Boolean operator in every position. What is not mapped says so on its line.
import java.util.function.IntPredicate;

public class Operators {
    static final boolean DEBUG = false;
    static final int LIMIT = 3;
    static boolean s;
    boolean f;
    boolean[] flags = new boolean[2];
    static int sink;

    static boolean id(boolean x) { sink++; return x; }
    static int count(boolean x, boolean y) { return (x ? 1 : 0) + (y ? 2 : 0); }

    static void control(boolean a, boolean b, boolean c, boolean d, int i, int j) {
        if (a && (b || c)) sink++;
        if (!a) sink++; else sink--;
        if (!(a && b) || !c) sink++;
        if (a ? b : c) sink++;
        if ((a ? b : c) && d) sink++;
        if (a && b && c && d) sink++; else if (a || b || c || d) sink--; else sink += 2;
        if (id(a && b) || c) sink++;
        boolean x;
        if ((x = a && b) || c) sink++;
        if (a);
        if (i < j && i != 0 || j >= 3) sink++;
        if (0 < i && 0 <= j && 3 > i && 3 == j) sink++;
        if (a ? i > j : i <= j) sink++;
        if (!(i > 0) != !(j > 0)) sink++;
    }

    static void strict(boolean a, boolean b, boolean c, int i, int j) {
        if (a == b) sink++;
        if (a != b) sink++;
        if (a & b) sink++;
        if (a | b) sink++;
        if (a ^ b) sink++;
        if (i > 0 & j > 0) sink++;
        if ((a && b) == c) sink++;
        if (a == (j > 3)) sink++;
        if (a == true) sink++;
        if (a == false) sink++;
        if (true == a) sink++;
        if (false != a) sink++;
        if (id(a) == id(b)) sink++;
        if (a & b | c ^ i > j) sink++;
        if (a & id(b || c) && i == j) sink++;
        if ((a | b) == (b & c)) sink++;
    }

    boolean values(boolean a, boolean b, boolean c, int i, int j, Object o) {
        boolean x = a && b;
        x = a || b && c;
        x = !a;
        x = i > 3;
        x = a == b;
        x = a ? true : false;
        x = a ? b : c;
        x = a ? i > j : b;
        x = a & b;
        x = a ^ i > j;
        x &= a;
        x &= a && b;
        x |= i > 0;
        x ^= id(a);
        f = a && b;
        f |= a;
        flags[a && b ? 1 : 0] = b || c;
        flags[0] ^= a;
        s = o instanceof String;
        count(a && b, i > j);
        count(o instanceof Integer, a ? b : c);
        count(a, o == null);
        x = s = a & c;
        Boolean boxed = a;
        if (boxed) sink++;
        if (boxed && boxed == b) sink++;
        sink += a ? 1 : 2;
        String text = "x" + (a && b) + (i > j) + (a & b);
        int[] array = {a ? 1 : 0, b && c ? 2 : 3};
        sink += array.length + text.length() + (x ? 1 : 0);
        return o instanceof String && a || i == j;
    }

    static boolean returns(int which, boolean a, boolean b, boolean c, Object o) {
        if (which == 0) return a || b;
        if (which == 1) return a ? b : c;
        if (which == 2) return o instanceof Integer;
        if (which == 3) return a & b;
        if (which == 4) return !a;
        if (which == 5) return a == b;
        if (which == 6) return a ? b ? c : a : b;
        if (which == 7) return (a ? b : c) & (b ? c : a);
        if (which == 8) return a ? o instanceof Integer : !b;
        if (which == 9) return a != (b && c);
        return a;
    }

    static void types(long l, float f, double d, char c, byte b, String t) {
        if (l > 0) sink++;
        if (l == 3L && f < 1.5f) sink++;
        if (d >= 0.5 || d != d) sink++;
        if (f > d) sink++;
        if (0L < l) sink++;
        if (c == 'x' | b > 0) sink++;
        if (t == null || t.isEmpty()) sink++;
        if (null != t && t.length() > 1) sink++;
        if (!(f >= 0)) sink++;
    }

    static void constants(boolean x, boolean y) {
        if (DEBUG) sink++;
        if (DEBUG && x) sink++;
        if (x && DEBUG) sink++;
        if (x || LIMIT > 2) sink++;
        if (!DEBUG && x) sink++;
        if (x || DEBUG || y) sink++;
        if (Operators.LIMIT == 3 && y) sink++;
        final int local = 4;
        if (local < 3 || x) sink++;
        if (Integer.MAX_VALUE > 0 && x) sink++;
        if (x == DEBUG) sink++;
        while (true) { if (x) break; x = !x; }
        boolean z = DEBUG ? x : y;
        z = x & true;
        sink += LIMIT > 2 ? 1 : 0;
        sink += z ? 1 : 0;
    }

    static boolean lambdas(boolean a, boolean b, int n) {
        IntPredicate p = x -> x > n && a;
        IntPredicate q = x -> { if (x < n || b) return a; return x == n; };
        IntPredicate r = p.and(x -> a ? x > 1 : b).or(y -> y == 0 == a);
        return p.test(1) | q.test(2) ^ r.test(n);
    }

    static void longChain(int i) {
        if (i == 0 || i == 1 || i == 2 || i == 3 || i == 4 || i == 5 || i == 6 || i == 7 || i == 8 || i == 9
            || i == 10 || i == 11 || i == 12 || i == 13 || i == 14 || i == 15 || i == 16 || i == 17 || i == 18)
            sink++;
    }

    public static void main(String[] args) {
        boolean[] both = {false, true};
        Object[] objects = {null, "x", 7};
        for (boolean a : both) for (boolean b : both) for (boolean c : both) for (boolean d : both)
            for (int i = 0; i < 4; i += 3) for (int j = 0; j < 5; j += 2) {
                control(a, b, c, d, i, j);
                if (d) strict(a, b, c, i, j);
                if (d) new Operators().values(a, b, c, i, j, objects[(i + j) % 3]);
            }
        for (boolean a : both) for (boolean b : both) for (boolean c : both) for (int w = 0; w < 11; w++)
            for (Object o : objects) returns(w, a, b, c, o);
        for (long l : new long[] {0, 3, -1}) for (float f : new float[] {-1, 2, Float.NaN})
            types(l, f, f / 2, l == 0 ? 'x' : 'y', (byte) l, l == 0 ? null : l == 3 ? "" : "ab");
        for (boolean a : both) for (boolean b : both) { constants(a, b); lambdas(a, b, 0); lambdas(a, b, 2); }
        for (int i = 0; i < 20; i += 6) longChain(i);
    }
}
