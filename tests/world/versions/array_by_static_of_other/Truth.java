package versions.array_by_static_of_other;

public class Truth {
    public static void main(String[] x) throws Exception {
        Holder h = new Holder();
        Filler.a = h.data();
        Filler.fill();
        System.out.println(h.first());
    }
}
