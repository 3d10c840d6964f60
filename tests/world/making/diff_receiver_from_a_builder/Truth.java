package making.diff_receiver_from_a_builder;

class Truth {
    public static void main(String[] args) {
        System.out.println(new Route.Builder().from(1).to(4).build().span(3));
    }
}
