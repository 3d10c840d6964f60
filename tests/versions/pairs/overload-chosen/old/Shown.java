public class Shown {
    public static int of(int value) {
        return weight((short) value);
    }

    private static int weight(int value) {
        return value + 1;
    }
}
