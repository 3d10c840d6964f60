package kept.atomic_number_is_handed_out;

class Truth {
    public static void main(String[] arguments) {
        Stock stock = new Stock();
        for (int i = 0; i < 4; i++) {
            stock.taking().getAsInt();
        }
        stock.left();
    }
}
