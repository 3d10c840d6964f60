public class Crop {
    public static int area(int left, int top, int right, int bottom) {
        int width = right - left;
        int height = bottom - top;
        if (width <= 0 || height <= 0) {
            return 0;
        }
        return width * width;
    }
}
