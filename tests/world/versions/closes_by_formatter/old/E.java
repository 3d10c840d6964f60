// What is left elsewhere is not the same.
// diff: versions.closes_by_formatter.E::f
package versions.closes_by_formatter;

import java.util.*;

final class E {
    static int f() {
        Formatter w = new Formatter(System.out);
        w.format("x");
        w.flush();
        return 1;
    }
}
