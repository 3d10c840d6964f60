public class Smooth {
    private static void halve(int[] v) {
        for (int i = 0; i < v.length; i++) {
            v[i] /= 2;
        }
    }

    private static void raise(int[] v) {
        for (int i = 0; i < v.length; i++) {
            v[i] += 3;
        }
    }

    public static void both(int[] v) {
        halve(v);
        raise(v);
    }
}
