package versions.closes_by_formatter;

import java.util.*;

final class E {
    static int f() {
        Formatter w = new Formatter(System.out);
        w.format("x");
        w.close();
        return 1;
    }
}
