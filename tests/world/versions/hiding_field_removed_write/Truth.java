package versions.hiding_field_removed_write;

public class Truth {
    public static void main(String[] x) throws Exception {
        B b = new B();
        b.n = 4;
        System.out.println(b.a());
    }
}
