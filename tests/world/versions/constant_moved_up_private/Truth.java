package versions.constant_moved_up_private;

public class Truth {
    public static void main(String[] x) throws Throwable {
        boolean b = x.length == 0;
        System.out.println("" + (b ? 'x' : P.Q.MAX));
    }
}
