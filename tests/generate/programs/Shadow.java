/** Classes inside a class, a method and an expression, with fields of equal names. */
public class Shadow {
    private int value;

    class Inner {
        int value = 5;

        boolean same() {
            return value == Shadow.this.value || Shadow.this.value < 0;
        }
    }

    public boolean test(int v) {
        value = v;
        return new Inner().same();
    }

    public int anonymous(int v) {
        Comparable<Integer> c = new Comparable<>() {
            int calls;

            @Override
            public int compareTo(Integer o) {
                calls++;
                return calls > 1 && o > v ? 1 : o == v ? 0 : -1;
            }
        };
        return c.compareTo(3) + c.compareTo(v + 1);
    }

    public static int local(int a, int b) {
        record Pair(int x, int y) {
            boolean ordered() {
                return x <= y && x >= 0;
            }
        }
        enum Side { LEFT, RIGHT }
        Side s = new Pair(a, b).ordered() ? Side.LEFT : Side.RIGHT;
        return s == Side.LEFT ? 1 : 2;
    }
}
