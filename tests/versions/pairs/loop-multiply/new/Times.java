public class Times {
    public static int of(int a, int b) {
        if (b < 0) {
            return 0;
        }
        return a * b;
    }
}
