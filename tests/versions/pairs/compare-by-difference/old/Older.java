public class Older {
    public static boolean compare(int a, int b) {
        return a < b;
    }
}
