package versions.order_of_constants;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Season.WINTER.ordinal());
    }
}
