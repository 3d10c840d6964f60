package inputs.check_names_in_a_bag;

public class Truth {
    public static void main(String[] args) {
        Bag bag = new Bag();
        bag.add("a");
        bag.add("x");
        Gate.open(bag);
    }
}
