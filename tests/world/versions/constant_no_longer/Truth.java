package versions.constant_no_longer;

public class Truth {
    public static void main(String[] x) throws Exception {
        System.out.println(Limits.MAX);
    }
}
