package versions.private_nested_marker;

import java.util.*;
public final class Maker {
    private static final class Row implements RandomAccess { }
    static Object make() { return new Row(); }
    static int twice(int n) { return 2 * n; }
}
