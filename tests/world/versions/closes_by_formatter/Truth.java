package versions.closes_by_formatter;

public class Truth {
    public static void main(String[] x) throws Exception {
        E.f();
        System.out.println("more");
    }
}
