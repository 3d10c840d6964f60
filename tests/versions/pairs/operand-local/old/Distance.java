public class Distance {
    public static int signed(int from, int to) {
        int a = from;
        int b = to;
        return a - b;
    }
}
