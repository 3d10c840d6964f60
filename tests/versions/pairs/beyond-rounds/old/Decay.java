public class Decay {
    public static int after(int rounds) {
        int value = 1;
        for (int i = 0; i < rounds; i++) {
            value = value * 17 + 3;
        }
        return value;
    }
}
