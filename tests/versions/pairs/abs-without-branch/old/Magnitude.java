public class Magnitude {
    public static int of(int x) {
        return x < 0 ? -x : x;
    }
}
