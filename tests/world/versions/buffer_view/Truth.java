package versions.buffer_view;

public class Truth {
    public static void main(String[] x) throws Exception {
        Holder h = new Holder();
        Filler.f(h.view());
        System.out.println(h.get());
    }
}
