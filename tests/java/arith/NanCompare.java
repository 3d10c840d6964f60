package arith;

/** The two flavours of floating comparison: every relation with NaN and its negation. */
public class NanCompare {
    static String rel(double a, double b) {
        String s = "";
        if (a < b) s += "<"; else s += ".";
        if (a <= b) s += "L"; else s += ".";
        if (a > b) s += ">"; else s += ".";
        if (a >= b) s += "G"; else s += ".";
        if (a == b) s += "="; else s += ".";
        if (a != b) s += "!"; else s += ".";
        if (!(a < b)) s += "n"; else s += ".";
        if (!(a > b)) s += "m"; else s += ".";
        if (!(a <= b)) s += "k"; else s += ".";
        if (!(a >= b)) s += "j"; else s += ".";
        return s;
    }

    static String rel(float a, float b) {
        String s = "";
        s += a < b ? "<" : ".";
        s += a <= b ? "L" : ".";
        s += a > b ? ">" : ".";
        s += a >= b ? "G" : ".";
        s += a == b ? "=" : ".";
        s += a != b ? "!" : ".";
        s += !(a < b) ? "n" : ".";
        s += !(a > b) ? "m" : ".";
        return s;
    }

    static boolean less(double a, double b) { return a < b; }
    static boolean greater(double a, double b) { return a > b; }
    static boolean between(float lo, float x, float hi) { return lo <= x && x <= hi; }

    public static void main(String[] args) {
        double[] d = {Double.NaN, 0.0, -0.0, 1.0, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE};
        for (double a : d) {
            StringBuilder sb = new StringBuilder();
            for (double b : d) sb.append(rel(a, b)).append(' ');
            System.out.println(a + ": " + sb);
        }
        float[] f = {Float.NaN, 0f, -0f, 1f, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE};
        for (float a : f) {
            StringBuilder sb = new StringBuilder();
            for (float b : f) sb.append(rel(a, b)).append(' ');
            System.out.println(a + "f: " + sb);
        }
        System.out.println(less(Double.NaN, 1) + " " + greater(Double.NaN, 1) + " " + less(1, Double.NaN) + " " + greater(1, Double.NaN));
        System.out.println(between(0, Float.NaN, 1) + " " + between(0, 0.5f, 1) + " " + between(Float.NaN, 0, 1));
        int loops = 0;
        for (double x = 0; x < Double.NaN; x++) loops++;
        System.out.println("loops " + loops);
        loops = 0;
        for (double x = Double.NaN; !(x >= 3); x++) {
            loops++;
            if (loops == 5) break;
        }
        System.out.println("loops " + loops);
        double nan = d[0];
        boolean same = nan == nan, differ = nan != nan;
        System.out.println(same + " " + differ + " " + !same + " " + !differ);
        double best = Double.NaN;
        for (double x : d) if (!(best >= x)) best = x;
        System.out.println("best " + best);
        // mixed type comparisons widen first
        int big = 16777217;
        float near = 16777216f;
        System.out.println((big == near) + " " + (big == (double) near) + " " + (9007199254740993L == 9007199254740992d));
        System.out.println(('a' < 97.5f) + " " + ((byte) -1 < (char) 65535) + " " + (0.1f == 0.1) + " " + (0.5f == 0.5));
    }
}
