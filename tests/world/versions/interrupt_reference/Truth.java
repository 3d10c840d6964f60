package versions.interrupt_reference;

public class Truth {
    public static void main(String[] x) throws Exception {
        E.f();
        System.out.println(Thread.interrupted());
    }
}
