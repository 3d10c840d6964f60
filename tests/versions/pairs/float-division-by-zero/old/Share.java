public class Share {
    public static double of(int part, int whole) {
        return part / whole;
    }
}
