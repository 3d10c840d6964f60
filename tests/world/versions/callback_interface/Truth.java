package versions.callback_interface;

public class Truth {
    public static void main(String[] x) throws Exception {
        Shop s = new Shop(new Item(3));
        s.visit(
                new Visitor() {
                    public void item(Item i) {
                        System.out.println(i.full());
                    }
                });
    }
}
