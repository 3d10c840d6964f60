package versions.list_class_returned;

public class Truth {
    public static void main(String[] x) throws Exception {
        Shop.add(3);
        System.out.println(Shop.all().get(0).full());
    }
}
