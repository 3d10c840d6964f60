public class Season {
    public static int rate(int month, boolean member) {
        int base;
        if (month < 1) {
            base = 0;
        } else if (month > 12) {
            base = 0;
        } else if (month <= 3) {
            base = 80;
        } else if (month == 12) {
            base = 80;
        } else if (month < 6 || month > 8) {
            base = 100;
        } else {
            base = 140;
        }
        if (member) {
            base -= base / 10;
        }
        return base;
    }
}
