public class Divide {
    public static int by(int a, int b) {
        return a / b;
    }
}
