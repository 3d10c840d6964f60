package inputs.record_makes_its_own_list;

import java.util.List;

public class Truth {
    public static void main(String[] args) {
        Basket basket = new Basket(List.of());
        basket.items().add("tea");
        Till.sum(basket);
    }
}
