package versions.locale_by_reference;

import java.util.*;

final class E {
    static int f() {
        Optional.of(Locale.FRANCE).ifPresent(Locale::setDefault);
        return 1;
    }
}
