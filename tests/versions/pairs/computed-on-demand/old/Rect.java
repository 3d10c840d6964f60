public class Rect {
    private final int width;
    private final int height;
    private final int around;

    public Rect(int width, int height) {
        if (width < 0 || height < 0) {
            throw new IllegalArgumentException("negative");
        }
        this.width = width;
        this.height = height;
        this.around = 2 * (width + height);
    }

    public int perimeter() {
        return around;
    }
}
