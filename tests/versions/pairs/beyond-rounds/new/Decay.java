public class Decay {
    public static int after(int rounds) {
        int value = 1;
        for (int i = 0; i < rounds; i++) {
            value = value * (i < 5000 ? 17 : 19) + 3;
        }
        return value;
    }
}
