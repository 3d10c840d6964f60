public class Dates {
    public static int number(int day, int month) {
        if (day < 1 || day > 31 || month < 1 || month > 12) {
            return -1;
        }
        return pack(day, month);
    }

    private static int pack(int month, int day) {
        return month * 100 + day;
    }
}
