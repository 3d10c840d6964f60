package versions.map_entry;

public class Truth {
    public static void main(String[] x) throws Exception {
        Holder h = new Holder();
        for (java.util.Map.Entry<String, Integer> e : h.all()) Filler.f(e);
        System.out.println(h.get());
    }
}
