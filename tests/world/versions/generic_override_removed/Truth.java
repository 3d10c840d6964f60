package versions.generic_override_removed;

class Around { static String pick(Object o) { return "object"; } static String pick(Integer o) { return "number"; } }
public class Truth {
    public static void main(String[] x) throws Throwable {
        System.out.println(Around.pick(new P().all().get(0)));
    }
}
