package lengths.chosen;

// One way makes it shorter than it seems.
// check: lengths.chosen.Chosen::at
// flags: --property exceptions
public class Chosen {
    private final char[] text;

    public Chosen(boolean wide) {
        text = wide ? new char[4] : make(3);
    }

    private static char[] make(int size) {
        return new char[size - 1];
    }

    public char at(int place) {
        return place >= 0 && place < 3 ? text[place] : 0;
    }
}
