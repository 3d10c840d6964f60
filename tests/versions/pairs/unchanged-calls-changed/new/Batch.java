public class Batch {
    public static int total(int count, int price) {
        return sum(new Plain(price), count);
    }

    private static int sum(Priced item, int count) {
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += item.price(i);
        }
        return sum;
    }
}
