// Tempts: both texts are made in the end, whichever comes first; the caller's parts print when asked.
// diff: callbacks.order_of_texts.Pair::size(callbacks.order_of_texts.Part,callbacks.order_of_texts.Part)
package callbacks.order_of_texts;

public final class Pair {
    private Pair() {}

    public static int size(Part left, Part right) {
        if (left == null || right == null) {
            return 0;
        }
        int a = left.toString().length();
        int b = right.toString().length();
        return a + b;
    }
}
