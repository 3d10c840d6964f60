package inputs.record_component_is_open;

class Truth {
    public static void main(String[] args) {
        Price refund = new Price(0) {
            @Override
            int cents() {
                return -100;
            }
        };
        Desk.charge(new Order(refund, 2));
    }
}
