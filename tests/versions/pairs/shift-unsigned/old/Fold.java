public class Fold {
    public static int down(int x) {
        return x < 16 ? x >> 2 : x / 4;
    }
}
