// The named method is the same; changed code gets at what it holds or gives away.
// diff: versions.writer_by_own_alias.Holder::size
package versions.writer_by_own_alias;

import java.util.*;

final class Filler {
    private final List<String> l;

    Filler(List<String> l) {
        this.l = l;
    }

    void fill() {
        l.add("x");
    }
}
