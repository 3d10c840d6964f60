package versions.kept_private_table;

public class Month {
    private static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    static int days(int month) {
        if (month < 1 || month > 12) {
            return 0;
        }
        return DAYS[month - 1];
    }
}
