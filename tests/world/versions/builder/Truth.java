package versions.builder;

public class Truth {
    public static void main(String[] args) {
        System.out.println(new Order.Builder().count(10).price(3).build().total());
    }
}
