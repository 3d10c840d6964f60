package versions.functional_beside_refactoring;

class Two { static String pick(P q) { return "P"; } static String pick(R r) { return "R"; } }
public class Truth {
    public static void main(String[] x) throws Throwable {
        System.out.println(Two.pick(() -> { }));
    }
}
