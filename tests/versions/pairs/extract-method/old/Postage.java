public class Postage {
    public static int price(int grams, int zone, boolean express) {
        if (grams <= 0) {
            throw new IllegalArgumentException("no weight: " + grams);
        }
        int price = grams <= 500 ? 390 : grams <= 2000 ? 690 : 1290;
        if (zone > 1) {
            price += 150;
            if (zone > 3) {
                price += 275;
            }
        }
        return express ? price * 2 : price;
    }
}
