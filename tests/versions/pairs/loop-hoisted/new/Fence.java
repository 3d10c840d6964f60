public class Fence {
    public static int cost(int posts, int price, int tax) {
        int cost = 0;
        int each = (tax + 100) * price;
        for (int i = 0; i < posts; i++) {
            cost += each;
        }
        return cost;
    }
}
