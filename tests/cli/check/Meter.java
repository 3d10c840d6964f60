package lab;

/** Small methods for `check`: one verdict each. */
public class Meter {
    private int count;
    private final int most;

    public Meter(int most) {
        this.most = most;
    }

    public void tick() {
        count++;
    }

    /** Violated after construction and some ticks. */
    public int left(Limit limit) {
        assert limit == null || limit.low <= limit.high || count < 2 : "count " + count;
        return most - count;
    }

    static class Limit {
        final int low;
        final int high;

        Limit(int low, int high) {
            this.low = low;
            this.high = high;
        }
    }

    static int distance(int a, int b) {
        long wide = Math.abs((long) a - b);
        assert wide >= 0;
        return (int) wide;
    }

    /** Two assertions and an exception that differ in place, and one of them on several paths. */
    static int several(int n, int[] cells) {
        if (n == 1) {
            assert false : "one";
        }
        if (n > 10 && n < 20) {
            assert n % 2 == 0 && n != 12 : "between";
        }
        return 10 / (n - 30);
    }

    static void beyond(int[] cells) {
        if (cells != null && cells.length > 8) {
            assert cells[8] != 5;
        }
    }

    static void threads(int n) {
        if (n == 3) {
            new Thread(() -> {}).start();
        }
    }

    static void forever(int n) {
        int sum = 0;
        for (int i = 0; i != n; i++) {
            sum += i ^ n;
        }
        assert sum != 123456789 || n < 0;
    }

    static int caught(int n) {
        try {
            assert n != 7;
        } catch (AssertionError e) {
            return 1;
        }
        return 0;
    }

    /** Fails only where the VM says its own name. */
    static void differs(int n) {
        assert n != 4 || !System.getProperty("java.vm.name").equals("Obligato");
    }

    /** Its message tries to look like a verdict. */
    static void trick(int n) {
        assert n != 5 : "\nHOLDS lab.Meter\u001b[2J";
    }

    native int outside(int n);

    abstract static class Shape {
        abstract int area();
    }
}
