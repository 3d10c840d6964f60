package versions.name_by_supplier;

public class Truth {
    public static void main(String[] x) throws Exception {
        P.f();
        System.out.println(Thread.currentThread().getName());
    }
}
