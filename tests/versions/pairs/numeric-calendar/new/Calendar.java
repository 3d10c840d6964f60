public class Calendar {
    public static int dayNumber(int year, int month, int day) {
        if (month < 1 || month > 12 || day < 1 || day > 31 || year < 1600 || year > 3000) {
            return -1;
        }
        int y = year;
        int m = month;
        if (m <= 2) {
            y--;
            m += 12;
        }
        int century = y / 100;
        int leap = (century >> 2) + 2 - century;
        return 1461 * (y + 4716) / 4 + (int) (30.6001 * (m + 1)) + day + leap - 1524;
    }
}
