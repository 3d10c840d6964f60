// A default method of an interface that only callers implement.
// diff:
package missing.default_of_an_interface;

@FunctionalInterface
public interface Scorer {
    int score(int hits);

    default int bonus(int hits) {
        return score(hits) + 1;
    }
}
