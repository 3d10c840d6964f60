package writers.diff_order_of_update_and_listener;

class Truth {
    public static void main(String[] args) {
        Model model = new Model();
        model.set(5, () -> System.out.println(model.get()));
    }
}
