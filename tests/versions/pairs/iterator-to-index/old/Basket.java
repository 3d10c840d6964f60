import java.util.ArrayList;
import java.util.List;

public class Basket {
    public static int cost(int a, int b, int c) {
        List<Integer> prices = new ArrayList<>();
        prices.add(a);
        prices.add(b);
        prices.add(c);
        int sum = 0;
        for (int i = 0; i < prices.size(); i++) {
            int price = prices.get(i);
            sum += price > 100 ? 100 : price;
        }
        return sum;
    }
}
