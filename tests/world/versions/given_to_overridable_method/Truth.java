package versions.given_to_overridable_method;

public class Truth {
    public static void main(String[] x) throws Exception {
        Shop.show(new Sink() {
            void take(Item item) {
                System.out.println(item.full());
            }
        }, 1);
    }
}
