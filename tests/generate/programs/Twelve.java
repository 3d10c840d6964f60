/** A decision with twelve conditions, and one with a deep shape. */
public class Twelve {
    public static boolean all(boolean a, boolean b, boolean c, boolean d, boolean e, boolean f, int g, int h, int i,
            int j, int k, int l) {
        return a && (b || c) && !(d && e) && (f || g > 3) && (h == 1 || i == 2 && j < 0) && (k > 5 || l < 5);
    }

    public static int deep(int x, int y, int z) {
        if (x > 0 && (y > 0 && (z > 0 || x > 10) || y < -10 && (z < 0 || x == 5)) || x < -100 && y == z) {
            return 1;
        }
        return 0;
    }
}
