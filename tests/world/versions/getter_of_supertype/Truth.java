package versions.getter_of_supertype;

public class Truth {
    public static void main(String[] x) throws Exception {
        Holder h = new Holder();
        Filler.fill(h.list());
        System.out.println(h.size());
    }
}
