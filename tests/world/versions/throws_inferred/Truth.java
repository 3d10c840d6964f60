package versions.throws_inferred;

interface Call<X extends Exception> { Object run() throws X; }
class Around {
    static <X extends Exception> X of(Call<X> call) { return null; }
    static String pick(RuntimeException e) { return "runtime"; }
    static String pick(Exception e) { return "checked"; }
}
public class Truth {
    public static void main(String[] x) throws Throwable {
        P p = new P();
        var e = Around.of(p::name);
        System.out.println(Around.pick(e));
    }
}
