package versions.private_super_generic_super;

class Around { static String pick(Integer o) { return "number"; } static String pick(Object o) { return "object"; } }
public class Truth {
    public static void main(String[] x) throws Throwable {
        for (var i : new P.Sum()) System.out.println(Around.pick(i));
    }
}
