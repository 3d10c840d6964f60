package versions.kept_own_table_beside_settings;

import java.util.Locale;

final class Other {
    static void settle() {
        Locale.setDefault(Locale.US);
    }
}
