package making.diff_inner_without_constructor;

public class Truth {
    public static void main(String[] args) {
        System.out.println(new Deck(32).deal(4).wins());
    }
}
