public class Kinds {
    private record Key(Suit suit, String name) {}

    public static int rank(Suit suit, String name) {
        if (suit == null || name == null) {
            return -1;
        }
        Key key = new Key(suit, name);
        int base = switch (key.suit()) {
            case CLUBS -> 1;
            case HEARTS -> 2;
            case SPADES -> 3;
        };
        switch (key.name()) {
            case "king":
                return base * 13;
            case "queen":
                return base * 12;
            default:
                return base;
        }
    }
}
