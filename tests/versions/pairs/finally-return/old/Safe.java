public class Safe {
    public static int divide(int a, int b) {
        int result = -1;
        try {
            result = a / b;
        } finally {
            result++;
        }
        return result;
    }
}
