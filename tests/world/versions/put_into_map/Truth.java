package versions.put_into_map;

public class Truth {
    public static void main(String[] x) throws Exception {
        Shop.make();
        java.util.Map<String, Item> m = new java.util.HashMap<>();
        Shop.give(m);
        System.out.println(m.get("best").full());
    }
}
