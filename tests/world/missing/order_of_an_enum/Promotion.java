package missing.order_of_an_enum;

public final class Promotion {
    private Promotion() {
    }

    public static boolean higher(Rank a, Rank b) {
        return a.compareTo(b) > 0;
    }
}
