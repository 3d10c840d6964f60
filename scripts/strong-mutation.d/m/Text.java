package m;
public class Text {
    public static int digits(String s) { if (s == null) return -1; int n = 0; for (int i = 0; i < s.length(); i++) { char c = s.charAt(i); if (c >= '0' && c <= '9') n = n * 10 + (c - '0'); else if (c != ' ') return -2; } return n; }
    public static char rot(char c, int k) { if (c >= 'a' && c <= 'z') return (char) ('a' + (c - 'a' + k % 26 + 26) % 26); return c; }
    public static int check(int[] d) { if (d == null || d.length != 4) return -1; int s = 0; for (int i = 0; i < 3; i++) { if (d[i] < 0 || d[i] > 9) return -1; s += d[i] * (3 - i + 1); } return s % 11 == d[3] ? 1 : 0; }
}
