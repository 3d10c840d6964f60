package making.diff_inner_without_constructor;

// The changed method belongs to an inner class that only the outer class makes.
public final class Deck {
    private final int cards;

    public Deck(int cards) {
        this.cards = cards;
    }

    public Hand deal(int players) {
        return new Hand(players > 0 ? cards / players : 0);
    }

    public static final class Hand {
        private final int size;

        private Hand(int size) {
            this.size = size;
        }

        public boolean wins() {
            return size > 9;
        }
    }
}
// diff:
