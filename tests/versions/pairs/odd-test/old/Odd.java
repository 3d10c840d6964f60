public class Odd {
    public static boolean is(int n) {
        return n % 2 != 0;
    }
}
