// Tempts: a placeholder is stored for a moment only; an array of a subclass of the caller's refuses it.
// diff: inputs.placeholder_in_card_array.Swap::turn(inputs.placeholder_in_card_array.Card[])
package inputs.placeholder_in_card_array;

public final class Swap {
    private Swap() {}

    public static int turn(Card[] pair) {
        if (pair == null || pair.length != 2) {
            return 0;
        }
        Card kept = pair[0];
        pair[0] = pair[1];
        pair[1] = kept;
        return 2;
    }
}
