// The generic type of a method that a private class hands down: callers that are compiled again mean another overloaded method.
// diff:
package versions.generic_method_of_a_private_superclass;

import java.util.List;

class Shop {
    private static class Base {
        List<String> names() { return List.of("a"); }
    }

    static class Open extends Base { }

    static int twice(int n) { return n * 2; }
}
