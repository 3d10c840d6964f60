package making.kept_check_record_in_order;

// What the compiler writes for a record of numbers and texts changes nothing and asks nobody.
// check: making.kept_check_record_in_order.Span::length => HOLDS
record Span(String name, int from, int to) {
    Span {
        if (name == null || from > to) {
            throw new IllegalArgumentException();
        }
    }

    int length() {
        assert name != null && from <= to;
        return to - from;
    }
}
