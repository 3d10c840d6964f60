// A constant is declared with a wider type.
package versions.constant_object_type;

import java.util.*;
public final class Limits {
    static final List<String> NAMES = List.of("a");
    static int twice(int n) { return 2 * n; }
}
// diff:
