package making.diff_order_of_a_hook;

public class Truth {
    public static void main(String[] args) {
        new Window(80) {
            @Override
            protected void opened() {
                System.out.println(width());
            }
        };
    }
}
