public class Mixer {
    public static int blend(int a, int b) {
        int right = stir(b, 50);
        return stir(a, 100) - right;
    }

    private static int stir(int seed, int rounds) {
        int x = seed | 1;
        for (int i = 0; i < rounds; i++) {
            x ^= x << 13;
            x ^= x >>> 17;
            x ^= x << 5;
            if (x % 7 == 0) {
                x += i;
            }
        }
        return x;
    }
}
