package writers.diff_package_method_only;

class Truth {
    public static void main(String[] args) {
        Stock stock = new Stock();
        stock.shrink();
        System.out.println(stock.items());
    }
}
