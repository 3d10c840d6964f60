package aliases.diff_inlines_visible_table;

// The new version has the numbers of the table in its code; the table can be changed by the package.
// diff: aliases.diff_inlines_visible_table.Zones::cost
public class Zones {
    static final int[] COSTS = {2, 3};

    public static int cost(int zone) {
        return zone == 0 ? 2 : 3;
    }
}
