public class Discount {
    public static int apply(int price, int years) {
        return price - price * percent(years) / 100;
    }

    private static int percent(int years) {
        if (years > 10) {
            return 15;
        }
        return years > 2 ? 5 : 0;
    }
}
