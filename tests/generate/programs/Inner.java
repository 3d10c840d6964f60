/** Inner, nested, local and anonymous classes. */
public class Inner {
    private final int limit;

    public Inner(int limit) {
        this.limit = limit < 0 ? 0 : limit;
    }

    interface Rule {
        boolean holds(int x);
    }

    class Cursor {
        private int at;

        boolean move(int by) {
            if (at + by > limit || by < 0) {
                return false;
            }
            at += by;
            return true;
        }
    }

    static class Pair {
        int a;
        int b;

        boolean twin() {
            return a == b && a != 0;
        }
    }

    public boolean twice(int x, int y) {
        Cursor c = new Cursor();
        return c.move(x) & c.move(y);
    }

    public int anonymous(int x) {
        Rule rule = new Rule() {
            @Override
            public boolean holds(int v) {
                return v > limit || v == -1;
            }
        };
        return rule.holds(x) ? 1 : 0;
    }

    public static boolean pair(Pair p) {
        return p != null && p.twin();
    }

    public static int local(int x) {
        class Local {
            boolean big() {
                return x > 100;
            }
        }
        return new Local().big() ? x : -x;
    }
}
