public class Stock {
    public static int take(int stored, int wanted) {
        if (wanted > stored) {
            throw new IllegalStateException("too many");
        }
        return stored - wanted;
    }
}
