package versions.getter_in_nested;

public class Truth {
    public static void main(String[] x) throws Exception {
        Holder h = new Holder();
        Filler.fill(h.new View().list());
        System.out.println(h.size());
    }
}
