public class Digits {
    public static boolean is(char c) {
        return c >= '0' && c <= '9';
    }
}
