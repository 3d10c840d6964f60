public class Distance {
    public static int signed(int from, int to) {
        int b = from;
        int a = to;
        return a - b;
    }
}
