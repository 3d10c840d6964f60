public class Magnitude {
    public static int of(int x) {
        int sign = x >> 31;
        return (x ^ sign) - sign;
    }
}
