package control;

/** && || ! and ?: with side effects, in conditions, values, arguments and returns. */
public class ShortCircuit {
    static StringBuilder log = new StringBuilder();

    static boolean t(String n) { log.append(n); return true; }
    static boolean f(String n) { log.append(n.toUpperCase()); return false; }

    static void show(Object o) {
        System.out.println(o + " " + log);
        log.setLength(0);
    }

    static boolean ret(int m) {
        return (m & 1) != 0 && t("a") || (m & 2) != 0 && !f("b") || !((m & 4) != 0 && t("c")) && f("d");
    }

    static int count(boolean... bs) {
        int n = 0;
        for (boolean b : bs) if (b) n++;
        return n;
    }

    static String sign(double d) { return d > 0 ? "pos" : d < 0 ? "neg" : d == 0 ? 1 / d > 0 ? "zero" : "negzero" : "nan"; }

    static int nest(int a, int b, int c) { return a > b ? b > c ? 1 : a > c ? 2 : 3 : a > c ? 4 : b > c ? 5 : 6; }

    public static void main(String[] args) {
        show(t("a") && t("b") && f("c") && t("d"));
        show(f("a") || f("b") || t("c") || f("d"));
        show(t("a") && (f("b") || t("c")) && !f("d"));
        show(!(t("a") && f("b")) || t("c"));
        show(f("a") && t("b") || t("c") && f("d") || t("e"));
        show(t("a") & f("b") | t("c") ^ t("d"));
        show(t("a") == f("b") != t("c"));
        show((t("a") ? f("b") : t("c")) ? t("d") : f("e"));
        for (int m = 0; m < 8; m++) show(m + " " + ret(m));
        show(count(t("a") && f("b"), f("c") || t("d"), !t("e") || !f("f")));
        boolean b = false;
        if (b = t("x")) log.append("assigned");
        show(b);
        if (!(b &= f("y"))) log.append("and-assigned");
        show(b);
        boolean c = b || (b = t("z")) && !b;
        show(b + " " + c);
        int i = 0;
        boolean r = i++ < 0 && i++ < 10 || i++ == 1 && ++i == 3;
        show(r + " " + i);
        while (i < 10 && (i += 2) != 8 || i == 99) log.append(i).append(',');
        show(i);
        String s = null;
        show(s != null && s.length() > 0);
        show(s == null || s.length() > 0);
        show(s == null ? "nul" : s.isEmpty() ? "empty" : s);
        for (double d : new double[] {1, -1, 0.0, -0.0, Double.NaN}) log.append(sign(d)).append(' ');
        show("signs");
        for (int k = 0; k < 27; k++) log.append(nest(k / 9, k / 3 % 3, k % 3));
        show("nest");
        int x = 5;
        int y = x > 3 ? x < 10 ? x == 5 ? x++ : x-- : ++x : --x;
        show(x + " " + y);
        Boolean boxed = Boolean.TRUE;
        show(boxed && !boxed || boxed ^ false);
        boolean cond = x > 5 == y > 4;
        show(cond ? "same" : "different");
        assert x > 100 : "disabled by default";
        show(x > 0 && y > 0 ? x > y ? 'x' : 'y' : 'z');
        int[] arr = {1, 0};
        show(arr[arr[0] == 1 && arr[1] == 0 ? 0 : 1] + (arr.length > 2 || arr[0] > 0 ? 10 : 20));
        do {
            if (x-- > 4) continue;
            log.append(x);
        } while (x > 0 && !(x == 2 && f("q") == false));
        show(x);
    }
}
