package inputs.placeholder_in_card_array;

public class Card {
    private final int rank;

    public Card(int rank) {
        this.rank = rank;
    }

    public final int rank() {
        return rank;
    }
}
