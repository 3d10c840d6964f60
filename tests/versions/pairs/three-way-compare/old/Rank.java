public class Rank {
    public static int compare(int a, int b) {
        if (a < b) {
            return -1;
        }
        return a == b ? 0 : 1;
    }
}
