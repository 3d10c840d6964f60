package kept.subclass_of_an_inner_class_writes;

// A protected inner class can be extended and writes the outer object.
// check: kept.subclass_of_an_inner_class_writes.Board::score
public class Board {
    private int score;

    protected class Rule {
        protected void apply(int points) {
            score += points;
        }
    }

    public final int score() {
        assert score == 0;
        return score;
    }
}
