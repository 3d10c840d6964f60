public class Window {
    public static boolean inside(int x, int y, int width, int height) {
        return (x | y) >= 0 & x < width & y < height;
    }
}
