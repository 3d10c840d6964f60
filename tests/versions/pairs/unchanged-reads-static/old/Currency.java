public class Currency {
    private static int rate = 7;

    public static int convert(int amount, int times) {
        int result = amount;
        for (int i = 0; i < times; i++) {
            result = result * rate / 5;
        }
        return result;
    }
}
