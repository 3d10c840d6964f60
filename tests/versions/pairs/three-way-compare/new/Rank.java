public class Rank {
    public static int compare(int a, int b) {
        return Integer.compare(a, b);
    }
}
