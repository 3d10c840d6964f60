package versions.locale_from_changed_code;

import java.util.Locale;

final class Loader {
    static void load() {
        Locale.setDefault(Source.locale());
    }
}
