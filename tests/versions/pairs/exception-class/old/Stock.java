public class Stock {
    public static int take(int stored, int wanted) {
        if (wanted > stored) {
            throw new IllegalArgumentException("too many");
        }
        return stored - wanted;
    }
}
