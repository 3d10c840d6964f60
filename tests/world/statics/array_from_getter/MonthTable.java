package statics.array_from_getter;

// The table is private and final, and a getter hands out the array itself.
// generate: statics.array_from_getter.MonthTable
public final class MonthTable {
    private static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    private MonthTable() {}

    public static int[] days() {
        return DAYS;
    }

    public static String length(int month) {
        if (month < 1 || month > 12) {
            return "none";
        }
        int days = DAYS[month - 1];
        if (days == 29) { // tempts
            return "leap";
        }
        return days == 28 ? "short" : "usual";
    }
}
