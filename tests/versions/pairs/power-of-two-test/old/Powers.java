public class Powers {
    public static boolean two(int n) {
        return n > 0 && Integer.bitCount(n) == 1;
    }
}
