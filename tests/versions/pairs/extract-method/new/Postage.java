public class Postage {
    public static int price(int grams, int zone, boolean express) {
        if (grams <= 0) {
            throw new IllegalArgumentException("no weight: " + grams);
        }
        int price = grams <= 500 ? 390 : grams <= 2000 ? 690 : 1290;
        price += surcharge(zone);
        return express ? price * 2 : price;
    }

    private static int surcharge(int zone) {
        if (zone <= 1) {
            return 0;
        }
        return zone > 3 ? 425 : 150;
    }
}
