package versions.constant_by_ternary;

public class Truth {
    public static void main(String[] x) throws Exception {
        boolean b = x.length == 0;
        System.out.println(b ? Limits.MAX : 'x');
    }
}
