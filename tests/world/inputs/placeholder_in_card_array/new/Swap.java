package inputs.placeholder_in_card_array;

public final class Swap {
    private static final Card NONE = new Card(0);

    private Swap() {}

    public static int turn(Card[] pair) {
        if (pair == null || pair.length != 2) {
            return 0;
        }
        Card kept = pair[0];
        pair[0] = NONE;
        pair[0] = pair[1];
        pair[1] = kept;
        return 2;
    }
}
