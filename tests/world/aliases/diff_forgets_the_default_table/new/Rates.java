package aliases.diff_forgets_the_default_table;

// Whether the argument is the table of the class itself makes a difference in the old version.
// diff: aliases.diff_forgets_the_default_table.Rates::isOwn
public class Rates {
    static final int[] DEFAULTS = {1, 2, 3};

    public static boolean isOwn(int[] rates) {
        return rates != null;
    }
}
