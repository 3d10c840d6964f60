package versions.hiding_field_removed;

public class Truth {
    public static void main(String[] x) throws Exception {
        System.out.println(new B().n);
    }
}
