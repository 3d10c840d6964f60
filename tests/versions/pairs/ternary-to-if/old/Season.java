public class Season {
    public static int rate(int month, boolean member) {
        int base = month < 1 || month > 12 ? 0 : month <= 3 || month == 12 ? 80 : month >= 6 && month <= 8 ? 140 : 100;
        return member ? base - base / 10 : base;
    }
}
