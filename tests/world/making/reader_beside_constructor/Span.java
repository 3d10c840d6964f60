package making.reader_beside_constructor;

// The constructor puts the ends in order; the reader fills an empty object and does not.
// generate: making.reader_beside_constructor.Span
public final class Span {
    private int from;
    private int to;

    private Span() {}

    public Span(int a, int b) {
        from = Math.min(a, b);
        to = Math.max(a, b);
    }

    /** What {@code text()} wrote. */
    public static Span read(String text) {
        Span span = new Span();
        int at = text.indexOf('.');
        span.from = Integer.parseInt(text.substring(0, at));
        span.to = Integer.parseInt(text.substring(at + 1));
        return span;
    }

    public String text() {
        return from + "." + to;
    }

    public boolean holds(int value) {
        if (from > to) { // tempts
            return value <= from && value >= to;
        }
        return value >= from && value <= to;
    }
}
