public class Rect {
    private final int width;
    private final int height;

    public Rect(int width, int height) {
        if (width < 0 || height < 0) {
            throw new IllegalArgumentException("negative");
        }
        this.width = width;
        this.height = height;
    }

    public int perimeter() {
        return width + height + width + height;
    }
}
