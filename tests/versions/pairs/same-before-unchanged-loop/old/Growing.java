public class Growing {
    public static int run(int start, int rounds) {
        int size = start * 2 + 6;
        for (int i = 0; i < rounds; i++) {
            size += size / 4;
        }
        return size;
    }
}
