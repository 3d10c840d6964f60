package versions.given_by_callback;

public class Truth {
    public static void main(String[] x) throws Exception {
        Holder h = new Holder();
        h.with(Filler::fill);
        System.out.println(h.size());
    }
}
