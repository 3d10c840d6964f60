package aliases.argument_is_the_default_table;

// The argument may be the table of the class, which is visible in the package.
// generate: aliases.argument_is_the_default_table.Rates => covered
public class Rates {
    static final int[] DEFAULTS = {1, 2, 3};

    public static int use(int[] rates) {
        if (rates == null) {
            rates = new int[3];
        }
        if (rates == DEFAULTS) { // tempts
            return 0;
        }
        return rates.length;
    }
}
