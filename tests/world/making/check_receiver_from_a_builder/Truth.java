package making.check_receiver_from_a_builder;

class Truth {
    public static void main(String[] args) {
        new Route.Builder().from(3).to(1).build().span(9);
    }
}
