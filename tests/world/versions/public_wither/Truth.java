package versions.public_wither;

public class Truth {
    public static void main(String[] x) throws Throwable {
        P p = P.of(), q = p.fresh(); q.put(5); System.out.println(p.at());
    }
}
