package m;
public class Tri {
    public static int kind(int a, int b, int c) {
        if (a <= 0 || b <= 0 || c <= 0) return 4;
        if (a + b <= c || b + c <= a || a + c <= b) return 4;
        if (a == b && b == c) return 1;
        if (a == b || b == c || a == c) return 2;
        return 3;
    }
    public static double area2(int w, int h) { double d = w * h / 2.0; return d > 100 ? d - w : d + h; }
}
