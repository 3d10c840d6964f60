public class Area {
    public static long of(int width, int height) {
        return (long) width * height;
    }
}
