package versions.nested_in_unrelated_import;

import java.util.*;

final class Collections {
    static <T> T max(Collection<T> c) {
        return c.iterator().next();
    }
}
