import java.util.*;

enum Colour { RED, GREEN, BLUE }

/** What is written at an index is not written elsewhere. */
class Board {
    int at;
    int place;
    int seen;
    Colour colour;
    final int[] cells = new int[4];
    final List<String> names = new ArrayList<>(List.of("a", "b", "c"));
    final EnumMap<Colour, Integer> counts = new EnumMap<>(Colour.class);

    void mark(int value) {
        cells[at] = value;
    }

    void insert(String name) {
        names.add(place, name);
    }

    void count() {
        counts.put(colour, 1);
    }

    void look() {
        seen = cells[at];
    }
}
