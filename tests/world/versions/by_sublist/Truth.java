package versions.by_sublist;

public class Truth {
    public static void main(String[] x) throws Exception {
        Holder h = new Holder();
        Filler.fill(h.head());
        System.out.println(h.size());
    }
}
