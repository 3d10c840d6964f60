/** How much is switched on, by a table. */
public class Ways {
    public static int load(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l, int m, int n) {
        int[] all = { n, m, l, k, j, i, h, g, f, e, d, c, b, a };
        int load = 0;
        for (int value : all) {
            load <<= 1;
            if (value > 0) {
                load |= 1;
            }
        }
        if (load >= 12001) {
            throw new IllegalStateException("overload");
        }
        return load;
    }
}
