package versions.generic_override_added_null;

import java.util.*;

class Around { static <T> T first(List<T> l) { return null; } static String pick(Object o) { return "object"; } static String pick(Integer o) { return "number"; } }
public class Truth {
    public static void main(String[] x) throws Throwable {
        var l = new P().all();
        System.out.println(Around.pick(Around.first(l)));
    }
}
