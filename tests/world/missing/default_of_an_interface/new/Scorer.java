package missing.default_of_an_interface;

@FunctionalInterface
public interface Scorer {
    int score(int hits);

    default int bonus(int hits) {
        return score(hits) + 2;
    }
}
