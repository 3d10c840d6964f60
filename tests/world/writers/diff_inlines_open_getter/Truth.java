package writers.diff_inlines_open_getter;

class Truth {
    public static void main(String[] args) {
        System.out.println(new Price(10) {
            @Override
            public int net() {
                return 100;
            }
        }.withTax());
    }
}
