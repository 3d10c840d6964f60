import java.util.ArrayList;
import java.util.List;

public class Basket {
    public static int cost(int a, int b, int c) {
        List<Integer> prices = new ArrayList<>();
        prices.add(a);
        prices.add(b);
        prices.add(c);
        int sum = 0;
        for (Integer price : prices) {
            sum += Math.min(price, 100);
        }
        return sum;
    }
}
