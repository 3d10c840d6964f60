package callbacks.elements_sorted_by_themselves;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import org.junit.jupiter.api.Test;

class Truth {
    static final class Card implements Comparable<Card> {
        private final Deck deck;

        Card(Deck deck) {
            this.deck = deck;
        }

        @Override
        public int compareTo(Card other) {
            deck.shuffle();
            return 0;
        }
    }

    @Test
    void shuffled() {
        Deck d = new Deck();
        assertTrue(d.sorted(new String[] {"b", "a"}));
        assertFalse(d.sorted(new Card[] {new Card(d), new Card(d)}));
    }
}
