package versions.public_getter_alias;

public class Truth {
    public static void main(String[] x) throws Throwable {
        P p = new P(); p.all()[0] = 5; System.out.println(p.at());
    }
}
