// Unchanged code sets the locale that changed code gives.
// diff: versions.locale_from_changed_code.Upper::upper
package versions.locale_from_changed_code;

import java.util.Locale;

final class Source {
    static Locale locale() {
        return Locale.ROOT;
    }
}
