public class Span {
    public static int length(int from, int to) {
        Range range = new Range(from, to);
        return range.to() - range.from();
    }
}
