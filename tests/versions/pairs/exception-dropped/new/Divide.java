public class Divide {
    public static int by(int a, int b) {
        return b == 0 ? 0 : a / b;
    }
}
