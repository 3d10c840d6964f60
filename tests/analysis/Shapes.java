package shapes;

/** Decisions whose recovery from bytecode is checked: one method each, the expected reading in the comment. */
class Shapes {
    boolean f, g;
    static int count;
    int[] data;

    // a && (b || c)
    static int nested(boolean a, boolean b, boolean c) {
        if (a && (b || c)) {
            return 1;
        }
        return 0;
    }

    // (a && b) || (c && d)
    static int twoPairs(boolean a, boolean b, boolean c, boolean d) {
        if ((a && b) || (c && d)) {
            return 1;
        }
        return 0;
    }

    // !a || !b
    static int negated(boolean a, boolean b) {
        if (!(a && b)) {
            return 1;
        }
        return 0;
    }

    // value: a && b || c
    static boolean value(boolean a, boolean b, boolean c) {
        return a && b || c;
    }

    // value stored: i > 3
    static boolean compared(int i) {
        boolean x = i > 3;
        return x;
    }

    // while i < n && data[i] != 0
    int loop(int n) {
        int i = 0;
        while (i < n && data[i] != 0) {
            i++;
        }
        return i;
    }

    // do ... while (i < n || f)
    int bottom(int n) {
        int i = 0;
        do {
            i++;
        } while (i < n || f);
        return i;
    }

    // a ? b : c
    static int choice(boolean a, boolean b, boolean c) {
        if (a ? b : c) {
            return 1;
        }
        return 0;
    }

    // (a ? b : c) && d
    static int choiceAnd(boolean a, boolean b, boolean c, boolean d) {
        if ((a ? b : c) && d) {
            return 1;
        }
        return 0;
    }

    // two decisions: nested ifs on lines of their own
    static int nestedIfs(boolean a, boolean b) {
        if (a) {
            if (b) {
                return 1;
            }
        }
        return 0;
    }

    // statement between: two decisions
    static int between(boolean a, boolean b) {
        if (a) { count = 3; if (b) { return 1; } }
        return 0;
    }

    // assignment and increment inside a condition
    static int effects(int i, int n) {
        int x;
        if ((x = i * 2) > n && ++i < n && i++ != x) {
            return x;
        }
        return i;
    }

    // NaN: x < y && !(x > z) && x != y
    static int doubles(double x, double y, double z) {
        if (x < y && !(x > z) && x != y) {
            return 1;
        }
        return 0;
    }

    // several lines
    static int lines(String s, Object o, long n) {
        if (s != null
            && s.isEmpty()
            && (n > 7L
                || o instanceof String)) {
            return 1;
        }
        return 0;
    }

    // the assertion's own condition only: i > 0 && i < 10
    static int asserted(int i) {
        assert i > 0 && i < 10 : "range";
        return i;
    }

    // no decision for the labels
    static int strings(String s) {
        switch (s) {
            case "Aa":
                return 1;
            case "BB":
                return 2;
            default:
                return 3;
        }
    }

    // for with break and continue
    static int jumps(int n, boolean a, boolean b) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            if (a && i == 3)
                continue;
            if (b || i == 7)
                break;
            sum += i;
        }
        return sum;
    }

    // in a lambda: a && b
    static java.util.function.BooleanSupplier lambda(boolean a, boolean b) {
        return () -> a && b;
    }

    // strict operators make values: i > 0, j > 0, and their conjunction
    static int strict(int i, int j) {
        if (i > 0 & j > 0) {
            return 1;
        }
        return 0;
    }

    // in try with finally: a && b twice
    static int copies(boolean a, boolean b) {
        int x = 0;
        try {
            x = Integer.parseInt("1");
        } finally {
            if (a && b) {
                x++;
            }
        }
        return x;
    }

    // a degenerate branch
    static void empty(boolean a) {
        if (a);
    }

    // inside try: the same as outside
    static int tried(String s, int n) {
        try {
            while (s != null && s.length() > n && s.charAt(n) != 'x') {
                n++;
            }
        } catch (RuntimeException e) {
            return s.isEmpty() || n > 3 ? 1 : 2;
        }
        return n;
    }

    // a pattern variable
    static boolean pattern(Object o) {
        return o instanceof String s && s.length() > 2;
    }

    // the same by hand: two decisions
    static boolean cast(Object o) {
        if (o instanceof String) {
            String s = (String) o;
            if (s.length() > 2) {
                return true;
            }
        }
        return false;
    }
}
