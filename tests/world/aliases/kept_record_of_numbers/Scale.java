package aliases.kept_record_of_numbers;

// The record checks numbers, which do not change.
// check: aliases.kept_record_of_numbers.Scale::weigh(Span) => HOLDS
public final class Scale {
    public static int weigh(Span span) {
        if (span == null) {
            return 0;
        }
        assert span.from() <= span.to();
        return span.to();
    }
}
record Span(int from, int to) {
    Span {
        if (from > to) {
            throw new IllegalArgumentException();
        }
    }
}
