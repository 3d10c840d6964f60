package versions.by_iterator;

public class Truth {
    public static void main(String[] x) throws Exception {
        Holder h = new Holder();
        h.add("a");
        Filler.drop(h.iterator());
        System.out.println(h.size());
    }
}
