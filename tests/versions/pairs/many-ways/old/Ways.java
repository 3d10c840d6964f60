/** How much is switched on, looked at one by one. */
public class Ways {
    public static int load(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l, int m, int n) {
        int load = 0;
        if (a > 0) { load += 1; }
        if (b > 0) { load += 2; }
        if (c > 0) { load += 4; }
        if (d > 0) { load += 8; }
        if (e > 0) { load += 16; }
        if (f > 0) { load += 32; }
        if (g > 0) { load += 64; }
        if (h > 0) { load += 128; }
        if (i > 0) { load += 256; }
        if (j > 0) { load += 512; }
        if (k > 0) { load += 1024; }
        if (l > 0) { load += 2048; }
        if (m > 0) { load += 4096; }
        if (n > 0) { load += 8192; }
        if (load > 12000) { throw new IllegalStateException("overload"); }
        return load;
    }
}
