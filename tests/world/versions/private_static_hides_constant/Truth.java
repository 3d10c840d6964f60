package versions.private_static_hides_constant;

public class Truth {
    public static void main(String[] x) throws Throwable {
        try { System.out.println(P.N.length); } catch (IllegalAccessError e) { System.out.println("refused"); }
    }
}
