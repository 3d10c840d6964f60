package making.check_map_is_filled;

public class Truth {
    public static void main(String[] args) {
        Stock stock = new Stock();
        stock.put("bolt", 100);
        Stock.order(stock);
    }
}
