package inputs.check_chain_of_three;

public class Truth {
    public static void main(String[] args) {
        Gate.open(new Item(1, new Item(2, new Item(3, null))));
    }
}
