package aliases.table_is_changed_from_outside;

// The table is final, but its elements can be written by anyone who sees it.
// generate: aliases.table_is_changed_from_outside.Tariff
public class Tariff {
    static final int[] STEPS = {10, 20, 30};

    public static int cost(int zone) {
        if (zone < 0 || zone >= STEPS.length) {
            return -1;
        }
        if (STEPS[zone] == 0) { // tempts
            return 0;
        }
        return STEPS[zone] * 2;
    }
}
