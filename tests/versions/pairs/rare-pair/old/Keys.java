public class Keys {
    public static boolean match(int a, int b) {
        return a > b;
    }
}
