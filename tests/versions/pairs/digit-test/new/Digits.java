public class Digits {
    public static boolean is(char c) {
        return (char) (c - '0') < 10;
    }
}
