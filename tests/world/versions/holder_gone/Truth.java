package versions.holder_gone;

public class Truth {
    public static void main(String[] x) throws Exception {
        System.out.println(Pool.get() == Pool.get());
    }
}
