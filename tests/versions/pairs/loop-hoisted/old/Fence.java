public class Fence {
    public static int cost(int posts, int price, int tax) {
        int cost = 0;
        for (int i = 0; i < posts; i++) {
            cost += price * (100 + tax);
        }
        return cost;
    }
}
