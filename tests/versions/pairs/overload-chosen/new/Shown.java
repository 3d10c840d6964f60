public class Shown {
    public static int of(int value) {
        return weight((short) value);
    }

    private static int weight(short value) {
        return value * 2;
    }

    private static int weight(int value) {
        return value + 1;
    }
}
