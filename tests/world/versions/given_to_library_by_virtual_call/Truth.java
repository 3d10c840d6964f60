package versions.given_to_library_by_virtual_call;

public class Truth {
    public static void main(String[] x) throws Exception {
        java.util.ArrayList<Object> shelf = new java.util.ArrayList<>();
        Shop.stock(shelf);
        System.out.println(((Item) shelf.get(0)).full());
    }
}
