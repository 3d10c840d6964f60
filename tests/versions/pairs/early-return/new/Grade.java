public class Grade {
    public static char grade(int points, int of) {
        if (of <= 0 || points < 0 || points > of) {
            return '?';
        }
        long percent = 100L * points / of;
        if (percent >= 90) {
            return 'A';
        }
        if (percent >= 75) {
            return 'B';
        }
        return percent < 50 ? 'F' : 'C';
    }
}
