package versions.class_by_loader;

public class Truth {
    public static void main(String[] x) throws Exception {
        System.out.println(Look.isThere());
    }
}
