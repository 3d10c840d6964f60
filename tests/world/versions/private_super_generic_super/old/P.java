// A private class is iterable over something else, which the class below it hands down.
// diff:
package versions.private_super_generic_super;

import java.util.*;

final class P {
    private static class Base implements Iterable<Object> { public Iterator iterator() { return List.of(1).iterator(); } }
    static final class Sum extends Base { }
    static int one(int x) { return x + 1; }
}
