package aliases.check_rows_searched_by_order;

class Truth {
    public static void main(String[] args) throws Exception {
        Rates.find(
                null,
                (a, b) -> {
                    a[0] = 9;
                    return 0;
                });
        Rates.first();
    }
}
