package lengths.negative_copy;

class Truth {
    public static void main(String[] arguments) {
        Range range = new Range();
        try {
            range.keep(2, 1);
        } catch (IllegalArgumentException expected) {
            // It is in the middle of it.
        }
        range.state();
    }
}
