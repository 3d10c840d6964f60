package versions.generic_method_of_a_private_superclass;

/** Which method a caller means that is compiled with the version. */
public class Truth {
    static String of(Object any) { return "any"; }

    static String of(String text) { return "text"; }

    public static void main(String[] x) {
        System.out.println(of(new Shop.Open().names().get(0)));
    }
}
