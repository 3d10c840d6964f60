// A private nested class gets a marker of the library.
// diff: versions.private_nested_marker.Maker::make
package versions.private_nested_marker;

import java.util.*;
public final class Maker {
    private static final class Row  { }
    static Object make() { return new Row(); }
    static int twice(int n) { return n + n; }
}
