public class Growth {
    public static int run(int start, int rounds) {
        int size = start * 2;
        for (int i = 0; i < rounds; i++) {
            size += size / 4;
        }
        return size;
    }
}
