public class Outline {
    private static int length(int size) {
        int length = 0;
        for (int i = 0; i < size; i++) {
            length += i % 3;
        }
        return length;
    }

    public static int twice(int size) {
        return length(size) + length(size);
    }
}
