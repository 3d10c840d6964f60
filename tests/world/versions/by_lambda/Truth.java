package versions.by_lambda;

public class Truth {
    public static void main(String[] x) throws Exception {
        Holder h = new Holder();
        Filler.fill(h.adder());
        System.out.println(h.size());
    }
}
