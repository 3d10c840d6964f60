package callbacks.order_of_texts;

public final class Pair {
    private Pair() {}

    public static int size(Part left, Part right) {
        if (left == null || right == null) {
            return 0;
        }
        int b = right.toString().length();
        int a = left.toString().length();
        return a + b;
    }
}
