package making.query_of_a_lazy_part;

public class Truth {
    public static void main(String[] args) {
        Lazy lazy = new Lazy();
        lazy.hash();
        lazy.asked();
    }
}
