package versions.generic_method_of_a_private_superclass;

import java.util.List;

class Shop {
    private static class Base {
        List<? extends Object> names() { return List.of("a"); }
    }

    static class Open extends Base { }

    static int twice(int n) { return n + n; }
}
