package versions.array_by_own_alias;

public class Truth {
    public static void main(String[] x) throws Exception {
        Holder h = new Holder();
        new Filler(h.data()).fill();
        System.out.println(h.first());
    }
}
