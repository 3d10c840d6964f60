package arith;

/** Operands are evaluated left to right, always, also when one of them throws. */
public class EvaluationOrder {
    static StringBuilder log = new StringBuilder();

    static int t(int v) {
        log.append(v).append(' ');
        return v;
    }

    static boolean b(boolean v, int id) {
        log.append(v ? "T" : "F").append(id).append(' ');
        return v;
    }

    static int boom(String s) {
        log.append("boom:").append(s).append(' ');
        throw new IllegalStateException(s);
    }

    static void flush(String label) {
        System.out.println(label + ": " + log.toString().trim());
        log.setLength(0);
    }

    static int three(int a, int b, int c) { return a * 100 + b * 10 + c; }

    static EvaluationOrder make(int id) {
        log.append("new").append(id).append(' ');
        return new EvaluationOrder();
    }

    EvaluationOrder chain(int x) {
        log.append("chain").append(x).append(' ');
        return this;
    }

    int[] data = {1, 2, 3};

    public static void main(String[] args) {
        System.out.println(t(1) + t(2) * t(3) - t(4) / t(5));
        flush("arith");
        System.out.println((t(1) - t(2)) - (t(3) - t(4)));
        flush("paren");
        System.out.println(three(t(7), t(8), t(9)));
        flush("args");
        make(1).chain(t(1)).chain(t(2)).data[t(0)] = t(5) + t(6);
        flush("chain store");
        int[][] g = new int[t(2)][t(3)];
        flush("dims " + g.length + "x" + g[0].length);
        g[t(1)][t(2)] += t(9);
        flush("2d compound " + g[1][2]);
        try {
            System.out.println(t(1) / (t(0) * boom("r")));
        } catch (IllegalStateException e) {
            flush("throwing operand");
        }
        try {
            System.out.println(t(1) / t(0) + t(3));
        } catch (ArithmeticException e) {
            flush("div zero");
        }
        int[] n = null;
        try {
            n[t(4)] = t(5);
        } catch (NullPointerException e) {
            flush("null array store");
        }
        try {
            n[boom("idx")] = t(5);
        } catch (IllegalStateException e) {
            flush("index throws first");
        }
        int[] one = new int[1];
        try {
            one[t(9)] = boom("rhs");
        } catch (IllegalStateException e) {
            flush("rhs before bounds");
        }
        try {
            one[t(9)] += boom("rhs");
        } catch (ArrayIndexOutOfBoundsException e) {
            flush("compound bounds before rhs");
        }
        EvaluationOrder nul = null;
        try {
            nul.chain(t(3));
        } catch (NullPointerException e) {
            flush("args before null check");
        }
        try {
            nul.data = new int[t(3)];
        } catch (NullPointerException e) {
            flush("rhs before field null check");
        }
        System.out.println(b(true, 1) || b(false, 2) && b(true, 3));
        flush("or");
        System.out.println((b(false, 1) | b(true, 2)) & b(false, 3) ^ b(true, 4));
        flush("eager");
        System.out.println(b(false, 1) ? t(1) : b(true, 2) ? t(2) : t(3));
        flush("ternary");
        System.out.println("" + t(1) + t(2) + (t(3) + t(4)) + t(5));
        flush("concat");
        try {
            String s = "" + t(1) + boom("c") + t(2);
            System.out.println(s);
        } catch (IllegalStateException e) {
            flush("concat throws");
        }
        int[] arr = {t(3), t(1), t(2)};
        flush("initialiser " + arr.length);
        try {
            int[] neg = new int[t(-1)];
            System.out.println(neg.length + t(8));
        } catch (NegativeArraySizeException e) {
            flush("negative size");
        }
        int i = 1;
        int r = i + (i = 5) * i + i++ + i;
        System.out.println(r);
        int j = 2;
        int[] p = {10, 20, 30};
        j = p[j] + (j = 0) + p[j];
        System.out.println(j);
    }
}
