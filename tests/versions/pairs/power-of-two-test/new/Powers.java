public class Powers {
    public static boolean two(int n) {
        return n > 0 && (n & (n - 1)) == 0;
    }
}
