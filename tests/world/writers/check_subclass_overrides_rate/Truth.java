package writers.check_subclass_overrides_rate;

class Truth {
    public static void main(String[] args) {
        new Invoice() {
            @Override
            protected int rate() {
                return -50;
            }
        }.total(100);
    }
}
