package m;
public class Bits {
    public static int mix(int a, int b) { int h = a * 31 + b; h = h ^ (h >>> 7); h = h + (h << 3); return h - b % 17; }
    public static int pack(int r, int g, int b) { return ((r & 255) << 16) | ((g & 255) << 8) | (b & 255); }
    public static long scale(long x, int s) { long y = x * s; if (y < 0 != (x < 0) && s > 0) y = -y; return y / 3 + s; }
    public static int popcount(int x) { int c = 0; while (x != 0) { c += x & 1; x = x >>> 1; } return c; }
    public static int avg(int a, int b) { return (a & b) + ((a ^ b) >> 1); }
}
