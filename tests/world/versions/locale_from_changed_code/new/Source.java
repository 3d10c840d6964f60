package versions.locale_from_changed_code;

import java.util.Locale;

final class Source {
    static Locale locale() {
        return new Locale("tr");
    }
}
