package versions.put_into_array;

public class Truth {
    public static void main(String[] x) throws Exception {
        Shop.best = new Item(3);
        Item[] b = new Item[1];
        Shop.give(b);
        System.out.println(b[0].full());
    }
}
