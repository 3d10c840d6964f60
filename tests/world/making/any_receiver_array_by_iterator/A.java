// generate: making.any_receiver_array_by_iterator.A
// flags: --receiver any
package making.any_receiver_array_by_iterator;
import java.util.*;

import java.util.*;
public final class A {
    private final Integer[] c = {1};
    public ListIterator<Integer> it() { return Arrays.asList(c).listIterator(); }
    public int f() {
        if (c[0] == null) { // tempts is true
            return 1;
        }
        return 0;
    }
}
