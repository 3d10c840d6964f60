package aliases.diff_order_of_two_stores;

// The order of two stores matters only if both arrays are one.
// diff: aliases.diff_order_of_two_stores.Stamp::stamp
public class Stamp {
    public static void stamp(int[] a, int[] b) {
        if (a.length == 1 && b.length == 1) {
            b[0] = 2;
            a[0] = 1;
        }
    }
}
