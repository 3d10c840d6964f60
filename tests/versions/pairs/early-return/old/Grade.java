public class Grade {
    public static char grade(int points, int of) {
        char result;
        if (of > 0 && points >= 0 && points <= of) {
            long percent = 100L * points / of;
            if (percent >= 90) {
                result = 'A';
            } else if (percent >= 75) {
                result = 'B';
            } else if (percent >= 50) {
                result = 'C';
            } else {
                result = 'F';
            }
        } else {
            result = '?';
        }
        return result;
    }
}
