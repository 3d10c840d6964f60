package exceptions;

/** A failing assertion ends the program. */
public class AssertUncaught {
    static int sqrt(int n) {
        assert n >= 0 : "negative: " + n;
        int r = (int) Math.sqrt(n);
        assert r * r <= n && (r + 1) * (r + 1) > n;
        return r;
    }

    public static void main(String[] args) {
        for (int n : new int[] {0, 1, 15, 16, 1000000}) System.out.println(n + " " + sqrt(n));
        System.out.println(sqrt(-4));
    }
}
