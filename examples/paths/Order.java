/** The order of a permutation: the least k for which its k-th power is the identity. */
public class Order {
    public static int getOrder(int[] p) {
        int order = 1;
        int n = p.length;
        int[] power = new int[n];
        int[] tmp = new int[n];
        for (int i = 0; i < n; i++) {
            power[i] = p[i];
        }
        while (true) {
            boolean isId = true;
            for (int i = 0; i < n && isId; i++) {
                if (power[i] != i) {
                    isId = false;
                }
            }
            if (isId) {
                return order;
            }
            for (int i = 0; i < n; i++) {
                tmp[i] = power[i];
            }
            for (int i = 0; i < n; i++) {
                power[i] = tmp[p[i]];
            }
            order++;
        }
    }
    static boolean is3(int[] p) { return isPermutation(p, 3); }
    static boolean is4(int[] p) { return isPermutation(p, 4); }
    static boolean is5(int[] p) { return isPermutation(p, 5); }
    static boolean is6(int[] p) { return isPermutation(p, 6); }
    static boolean is7(int[] p) { return isPermutation(p, 7); }
    static boolean is8(int[] p) { return isPermutation(p, 8); }
    static boolean is9(int[] p) { return isPermutation(p, 9); }
    static boolean is10(int[] p) { return isPermutation(p, 10); }
    static boolean isPermutation(int[] p, int n) {
        if (p == null || p.length != n) {
            return false;
        }
        boolean ok = true;
        for (int i = 0; i < n; i++) {
            ok &= p[i] >= 0 && p[i] < n;
            for (int j = 0; j < i; j++) {
                ok &= p[i] != p[j];
            }
        }
        return ok;
    }
}
