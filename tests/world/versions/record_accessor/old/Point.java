package versions.record_accessor;

public record Point(int x, int y) {
    int norm() {
        return Math.abs(x) + Math.abs(y);
    }
}
