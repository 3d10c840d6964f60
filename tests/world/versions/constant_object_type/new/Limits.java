package versions.constant_object_type;

import java.util.*;
public final class Limits {
    static final Collection<String> NAMES = Set.of("b");
    static int twice(int n) { return 2 * n; }
}
