// Statements: where the code of a decision is repeated, moved or surrounded by branches of the compiler's own.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class Control {
    static int sink;

    static class Res implements AutoCloseable {
        final boolean fail;
        Res(boolean fail) { this.fail = fail; }
        @Override public void close() { if (fail) throw new IllegalStateException(); }
    }

    static Res open(boolean there) { return there ? new Res(false) : null; }

    static int loops(int n, boolean a, boolean b) {
        int total = 0;
        while (n > 0 && total < 20) { n--; total += n; }
        do { total++; if (total == 7) continue; } while (total < 9 || a && total < 12);
        for (int i = 0, j = 5; i < j && !b; i++, j--) { if (i == 1) continue; total += i; }
        for (;;) { if (total++ > 30) break; }
        outer:
        for (int i = 0; i < 3; i++) {
            for (int j = 0; ; j++) {
                if (j == 2 && a) continue outer;
                if (j > 3) break;
                if (i == 2 && b) break outer;
            }
        }
        do { if (a) break; } while (false);
        block: { if (b) break block; total++; }
        return total;
    }

    static int each(int[] array, List<String> list, Iterable<Integer> more) {
        int found = 0;
        for (int x : array) if (x > 1 && x < 5) found++;
        for (String text : list) { if (text.isEmpty() || text.length() > 2) continue; found++; }
        for (int x : more) { if (x == 2) return found; }
        return found;
    }

    static int finallies(int n, boolean a, boolean b) {
        for (int i = 0; i < 4; i++) {
            try {
                if (i == n) return i;
                if (a && i == 1) continue;
                if (n == 7 && i == 2) break;
                if (n == 9) throw new RuntimeException();
            } catch (RuntimeException e) {
                if (a || i > 1) return -1;
            } finally {
                if (b || i == 0) sink++;
                boolean x = a & b;
                sink += x ? 1 : 0;
            }
        }
        try { sink++; } finally { while (b && sink % 3 != 0) sink++; }
        return n;
    }

    @SuppressWarnings("finally")
    static int nested(boolean a, boolean b) {
        try {
            try { if (a) return 1; } finally { if (b) sink++; }
        } finally {
            if (a != b) return 2;
        }
        return 3;
    }

    static int resources(boolean a, boolean b) {
        try (Res r = new Res(b); Res q = open(a)) {
            if (a && b) return 1;
            if (a) sink++;
        } catch (IllegalStateException e) {
            if (b || a) sink++;
        } finally {
            if (a) sink--;
        }
        try (Res r = open(a)) { if (b) return 2; }
        synchronized (Control.class) { if (a ^ b) return 3; }
        return 4;
    }

    enum Color { RED, GREEN, BLUE }

    static int switches(int i, String t, Color c, boolean a) {
        switch (i) { case 1: if (a) break; case 2: sink++; if (!a) return 1; break; default: sink += a ? 1 : 2; }
        switch (t) { case "a": case "b": if (a) sink++; break; case "Aa": case "BB": if (i > 1) return 2; }
        switch (c) { case RED: return a && i == 1 ? 1 : 2; case GREEN: if (a) break; default: sink++; }
        int v = switch (c) { case RED -> 1; case GREEN -> a ? 2 : 3; case BLUE -> { if (i > 1) yield 4; yield 5; } };
        boolean w = switch (t) { case "a" -> a && i > 0; case "b" -> !a; default -> { yield i == 2; } };
        if (w || v > 3) sink++;
        if (switch (i) { case 1 -> a; default -> !a; }) sink++;
        return v;
    }

    static int asserts(int i, boolean a) {
        assert i >= 0 && i < 100;
        assert a || i != 3 : "at " + (a ? i : -i);
        assert true;
        return i;
    }

    static int tries(boolean a, int i) {
        int r;
        try { r = i / (a ? 1 : 0); } catch (ArithmeticException e) { r = i > 1 ? -1 : -2; }
        try { } finally { if (a) r++; }
        if (a) { if (i > 2) throw new IllegalArgumentException(i > 3 ? "x" : "y"); } else if (i == 0) return r;
        return a ? r : i;
    }

    static int deadCode(boolean a) {
        if (false) { if (a) sink++; }
        if (true) return a ? 1 : 2;
        return a && sink > 0 ? 3 : 4;
    }

    public static void main(String[] args) {
        boolean[] both = {false, true};
        List<String> list = new ArrayList<>(Arrays.asList("", "a", "bcd", "ef"));
        for (boolean a : both) for (boolean b : both) {
            for (int n = 0; n < 10; n += 1) {
                loops(n, a, b);
                finallies(n, a, b);
            }
            nested(a, b);
            resources(a, b);
            deadCode(a);
            for (int i = 0; i < 5; i++) {
                for (String t : new String[] {"a", "b", "Aa", "BB", "c"})
                    for (Color c : Color.values()) switches(i, t, c, a);
                asserts(i == 3 ? 4 : i, a);
                try { tries(a, i); } catch (IllegalArgumentException e) { sink++; }
            }
        }
        each(new int[] {0, 2, 3, 7}, list, Arrays.asList(1, 2, 3));
    }
}
