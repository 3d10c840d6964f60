package making.copied_by_a_subclass;

// A class of a caller below this one copies its objects, which share the seats then.
// generate: making.copied_by_a_subclass.Office
public class Office {
    private final boolean[] sold = new boolean[2];
    private int free = 2;

    public boolean sell(int seat) {
        if (seat < 0 || seat >= 2 || sold[seat]) {
            return false;
        }
        sold[seat] = true;
        free--;
        return true;
    }

    public int open() {
        int open = 0;
        for (boolean seat : sold) {
            open += seat ? 0 : 1;
        }
        if (open != free) { // tempts
            return -1;
        }
        return open;
    }
}
