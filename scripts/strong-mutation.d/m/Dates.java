package m;
public class Dates {
    public static boolean leap(int y) { return y % 4 == 0 && (y % 100 != 0 || y % 400 == 0); }
    public static int days(int y, int m) { switch (m) { case 2: return leap(y) ? 29 : 28; case 4: case 6: case 9: case 11: return 30; default: return m >= 1 && m <= 12 ? 31 : 0; } }
    public static int dayOfYear(int y, int m, int d) { if (m < 1 || m > 12 || d < 1 || d > days(y, m)) return -1; int n = d; for (int i = 1; i < m; i++) n += days(y, i); return n; }
}
