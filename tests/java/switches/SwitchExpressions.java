package switches;

/** Switch expressions: yield, types of results, nesting, exceptions, use inside larger expressions. */
public class SwitchExpressions {
    static int calls;
    static int tick(int v) {
        calls++;
        return v;
    }

    static Object typed(int k) {
        return switch (k) {
            case 0 -> 1;
            case 1 -> 2.5;
            case 2 -> 'c';
            default -> 4L;
        };
    }

    static Object objects(int k) {
        return switch (k) {
            case 0 -> 1;
            case 1 -> "str";
            default -> null;
        };
    }

    static String old(int k) {
        return switch (k) {
            case 1:
                yield "one";
            case 2:
                System.out.print("(two falls)");
            case 3: {
                int x = k * 10;
                yield "x" + x;
            }
            default:
                if (k < 0) yield "neg";
                yield "pos";
        };
    }

    static int inExpr(int a, int b) {
        return tick(a) + switch (tick(b)) {
            case 0 -> tick(100);
            case 1 -> {
                int s = 0;
                for (int i = 0; i < 4; i++) {
                    if (i == 2) continue;
                    s += tick(i);
                }
                yield s;
            }
            default -> {
                try {
                    yield tick(10) / (b - 2);
                } catch (ArithmeticException e) {
                    yield -1;
                } finally {
                    calls += 1000;
                }
            }
        } * tick(2);
    }

    static String args(String s, int i, Object o) { return s + i + o; }

    static boolean cond(int x) {
        return switch (x) { case 1 -> true; case 2 -> false; default -> x > 10; } && switch (x) { case 1, 11 -> true; default -> false; };
    }

    static long wide(int k) {
        long base = 1L << 33;
        double d = 0.5;
        return switch (k) {
            case 0 -> {
                long r = (long) (d * 10);
                try {
                    if (k == 0) throw new RuntimeException("x");
                    yield 0;
                } catch (RuntimeException e) {
                    yield r;
                }
            }
            case 1 -> (byte) 300;
            default -> 'z';
        } + base;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 4; i++) System.out.print(typed(i) + " " + typed(i).getClass().getSimpleName() + " " + objects(i) + "; ");
        System.out.println();
        for (int i = -1; i < 5; i++) System.out.print(old(i) + " ");
        System.out.println();
        for (int i = 0; i < 5; i++) {
            calls = 0;
            System.out.print(inExpr(5, i) + "/" + calls + " ");
        }
        System.out.println();
        System.out.println(args("p", switch (args.length) { case 0 -> 7; default -> 8; }, switch ("k") { case "k" -> new int[] {3}[0]; default -> null; }));
        for (int x : new int[] {1, 2, 11, 12}) System.out.print(cond(x) + " ");
        System.out.println(wide(0) + " " + wide(1) + " " + wide(2));
        var v = switch (calls % 2) { case 0 -> java.util.List.of(1); default -> new java.util.ArrayList<>(java.util.List.of(2)); };
        System.out.println(v.size());
        java.util.function.IntFunction<String> f = n -> switch (n) { case 0 -> "lam0"; default -> "lam" + n; };
        System.out.println(f.apply(0) + f.apply(3));
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 6; i++) {
            switch (i) {
                case 0 -> sb.append("zero");
                case 1, 2 -> { if (i == 2) break; sb.append("one"); }
                case 3 -> { continue; }
                default -> sb.append(switch (i) { case 4 -> "four"; default -> { yield i + ""; } });
            }
            sb.append('.');
        }
        System.out.println(sb);
        int y = switch (3) { case 3 -> { int yield2 = 4; yield yield2; } default -> 0; };
        System.out.println(y);
        try {
            int z = switch (args.length) { case 0 -> throw new UnsupportedOperationException("in expression"); default -> 1; };
            System.out.println(z);
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        int[] arr = {0, 0, 0};
        arr[switch (arr.length) { case 3 -> 1; default -> 0; }] += switch (arr[1]) { case 0 -> 5; default -> 6; };
        System.out.println(arr[1]);
    }
}
