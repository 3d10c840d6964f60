/** What no call can show, and what looks like it but can be shown: for each method, the values of conditions that are refuted. */
public class Cases {
    private int level;
    private boolean open;
    private Cases next;
    private final int fixed;
    static int shared;

    Cases(int level) {
        this.level = level;
        this.fixed = level > 10 ? 10 : level;
    }

    /** b: refuted both ways it repeats a. */
    static boolean repeated(int x, boolean b) {
        return x > 0 || (x <= 0 && b);
    }

    static int nested(int x) {
        if (x > 10) {
            if (x < 5) {
                return 1;
            }
            return 2;
        }
        return 3;
    }

    /** A field that nobody writes in between is the same each time. */
    int field() {
        if (level > 3) {
            return level > 2 ? 1 : 2;
        }
        return 0;
    }

    /** But not if it may be written. */
    int written(int x) {
        if (level > 3) {
            level = x;
            return level > 2 ? 1 : 2;
        }
        return 0;
    }

    /** Another object may be the same. */
    int alias(Cases other) {
        if (level > 3) {
            other.level = 0;
            return level > 2 ? 1 : 2;
        }
        return 0;
    }

    /** An object made here is not. */
    int made() {
        if (level > 3) {
            Cases other = new Cases(1);
            other.level = 0;
            return level > 2 ? 1 : 2;
        }
        return 0;
    }

    /** A callee writes it. */
    int called(int x) {
        if (level > 3) {
            set(x);
            return level > 2 ? 1 : 2;
        }
        return 0;
    }

    private void set(int x) {
        level = x;
    }

    /** A callee writes it in a loop. */
    int looped(int n) {
        int seen = 0;
        if (level > 3) {
            for (int i = 0; i < n; i++) {
                seen += level > 2 ? 1 : 2;
                set(i);
            }
        }
        return seen;
    }

    /** What a loop does not assign stays. */
    static int invariant(int n, int x) {
        int sum = 0;
        if (x > 3) {
            for (int i = 0; i < n; i++) {
                if (x > 2) {
                    sum += i;
                }
                if (sum > 100) {
                    sum = 0;
                }
            }
        }
        return sum;
    }

    /** After a loop its condition does not hold. */
    static int after(int n) {
        int i = 0;
        while (i < n) {
            i += 2;
        }
        return i < n ? 1 : 2;
    }

    /** A break leaves it otherwise. */
    static int broken(int n, boolean stop) {
        int i = 0;
        while (i < n) {
            if (stop) {
                break;
            }
            i += 2;
        }
        return i < n ? 1 : 2;
    }

    static int caught(int x, int y) {
        int result = 0;
        try {
            result = x / y;
            result = 1;
        } catch (ArithmeticException e) {
            return result == 1 ? 1 : 2;
        }
        return result == 1 ? 3 : 4;
    }

    /** In the handler the field may have been written already. */
    int thrown(int x) {
        if (level > 3) {
            try {
                level = x / level;
                check(x);
            } catch (IllegalStateException e) {
                return level > 2 ? 1 : 2;
            }
        }
        return 0;
    }

    private static void check(int x) {
        if (x < 0) {
            throw new IllegalStateException();
        }
    }

    /** After a call that throws otherwise. */
    static int guarded(int x) {
        check(x);
        return x >= 0 ? 1 : 2;
    }

    static int merged(int x, boolean a) {
        int y = a ? 1 : 2;
        int z = x > 0 ? y : 3;
        return z > 3 ? 1 : z == y ? 2 : 3;
    }

    static int recursive(int n) {
        if (n > 5) {
            return recursive(n - 1);
        }
        return n > 6 ? 1 : 2;
    }

    static int statics() {
        if (shared > 3) {
            return shared > 2 ? 1 : 2;
        }
        return 0;
    }

    static int library(String text, int x) {
        if (text.isEmpty()) {
            return text.isEmpty() ? 1 : 2;
        }
        return Math.abs(x % 10) > 9 ? 3 : Math.max(x, 3) < 3 ? 4 : 5;
    }

    /** Not the same number twice. */
    static int random() {
        if (Math.random() > 0.5) {
            return Math.random() > 0.5 ? 1 : 2;
        }
        return 0;
    }

    static int nullness(String text) {
        if (text == null) {
            return text != null ? 1 : 2;
        }
        return text == null ? 3 : 4;
    }

    static int identity(Object a) {
        Object b = new Object();
        return a == b ? 1 : b == null ? 2 : b == b ? 3 : 4;
    }

    static int types(Object o) {
        if (o instanceof String) {
            return o == null ? 1 : o instanceof String ? 2 : 3;
        }
        return 0;
    }

    static int switched(int x) {
        switch (x) {
            case 1:
            case 2:
                return x > 2 ? 1 : 2;
            case 7:
                return x == 7 ? 3 : 4;
            default:
                return x == 7 ? 5 : x == 2 ? 6 : 7;
        }
    }

    static boolean strict(boolean a, boolean b) {
        return (a & !a) | (b ^ b);
    }

    static int lengths(int[] values) {
        return values.length < 0 ? 1 : values[0] > values[0] ? 2 : 3;
    }

    static int doubles(double x) {
        if (x > 1.0) {
            return x > 0.5 ? 1 : 2;
        }
        return x <= 1.0 ? 3 : 4;
    }

    static int longs(long x) {
        return x > Integer.MAX_VALUE && x < Integer.MIN_VALUE ? 1 : 2;
    }

    /** Not refuted: the sum may overflow. */
    static int overflow(int x) {
        return x > 0 && x + 1 < 0 ? 1 : 2;
    }

    /** Reached from a loop over other objects. */
    int chain() {
        int n = 0;
        for (Cases c = this; c != null; c = c.next) {
            if (c.open) {
                n += c.open ? 1 : 2;
            }
        }
        return n;
    }

    int sealed() {
        return fixed > 10 ? 1 : 2;
    }

    interface Rule {
        boolean holds(int x);
    }

    static int unknown(Rule rule, int x) {
        if (rule.holds(x)) {
            return rule.holds(x) ? 1 : 2;
        }
        return x > 0 && x < 0 ? 3 : 4;
    }

    enum Colour { RED, GREEN, BLUE }

    Colour colour = Colour.RED;

    static int constants(Colour c) {
        if (c == Colour.RED) {
            return c == Colour.GREEN || c.ordinal() > 0 ? 1 : 2;
        }
        // Not refuted: it may be null.
        return c != Colour.GREEN && c != Colour.BLUE ? 3 : 4;
    }

    static int chosen(boolean b, int x) {
        Colour c = b ? Colour.RED : x > 3 ? Colour.BLUE : null;
        if (c == Colour.GREEN) {
            return 1;
        }
        return c == Colour.BLUE && x < 3 ? 2 : c == null && b ? 3 : 4;
    }

    static int cases(Colour c, boolean b) {
        switch (c) {
            case BLUE:
                return c == Colour.BLUE || b ? 1 : 2;
            case RED:
                return c.ordinal() == 2 ? 3 : 4;
            default:
                return c == Colour.GREEN ? 5 : 6;
        }
    }

    static class Cell {
        int value;
        Cell other;
        Colour colour;
    }

    /** A new object holds zeros until something is written. */
    static int fresh(Cell given, int x) {
        Cell cell = new Cell();
        int kind = cell.value != 0 || cell.other != null || cell.colour == Colour.BLUE ? 1 : 2;
        given.other = cell;
        // Not refuted: what was given may lead to the cell now.
        given.other.value = x;
        return cell.value != 0 ? kind : 0;
    }

    /** Not refuted: either cell may be the one that was written. */
    static int either(boolean b, int x) {
        Cell first = new Cell();
        Cell second = new Cell();
        Cell one = b ? first : second;
        one.value = x;
        if (first.value == 1 && second.value == 0) {
            return one.value == 1 ? 1 : 2;
        }
        return second.value == 1 && !b ? 3 : 4;
    }

    /** Refuted: it is the first that is read. */
    static int reading(boolean b, int x) {
        Cell first = new Cell();
        Cell second = new Cell();
        first.value = 3;
        second.value = 4;
        Cell one = b ? first : second;
        return one.value == 4 && b ? 1 : one.value == 3 && x > 0 ? 2 : 3;
    }

    /** Not refuted: the colour may be changed by a call on another object, which may be this one. */
    int repaint(Cases other) {
        colour = Colour.GREEN;
        other.colour = Colour.BLUE;
        return colour == Colour.BLUE ? 1 : 2;
    }

    /** A variable that is counted up stays above where it began, and below the limit inside of the loop. */
    static int countedUp(int n) {
        int seen = 0;
        for (int i = 3; i < n; i++) {
            if (i < 3 || i > n) {
                seen++;
            }
        }
        return seen;
    }

    static int countedDown(int n) {
        int seen = 0;
        for (int i = n; i >= 0; i--) {
            if (i > n || i < 0) {
                seen++;
            }
        }
        return seen;
    }

    /** The limit may be the greatest number, and then it wraps around. */
    static int wrapsAround(int n) {
        int seen = 0;
        for (int i = 3; i <= n; i++) {
            if (i < 3) {
                seen++;
            }
        }
        return seen;
    }

    /** Two steps in one round may go over the limit, and around. */
    static int twice(int n) {
        int seen = 0;
        for (int i = 3; i < n; i++) {
            if (i < 3) {
                seen++;
            }
            i++;
        }
        return seen;
    }

    /** The inner loop counts too. */
    static int within(int n, int m) {
        int seen = 0;
        int i = 3;
        while (i < n) {
            if (i < 3) {
                seen++;
            }
            for (int j = 0; j < m; j++) {
                i++;
            }
        }
        return seen;
    }
}
