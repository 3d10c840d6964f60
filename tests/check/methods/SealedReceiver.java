// check: SealedReceiver::area
// property: all
// verdict: HOLDS
public class SealedReceiver {
    sealed interface Shape permits Box, Dot {}

    record Box(byte width, byte height) implements Shape {}

    record Dot() implements Shape {}

    static int area(Shape shape) {
        if (shape == null) {
            return 0;
        }
        int area;
        if (shape instanceof Box box) {
            area = Math.abs(box.width()) * Math.abs(box.height());
        } else if (shape instanceof Dot) {
            area = 0;
        } else {
            throw new IllegalStateException("a third shape");
        }
        assert area >= 0 && area <= 128 * 128;
        return area;
    }
}
