package environment.check_order_of_a_bulk_search;

public class Truth {
    public static void main(String[] args) {
        Search.first();
        Search.last();
    }
}
