// Tempts: a hash map answers null for the key null; `Map.of` and sorted maps throw.
// check: inputs.map_that_throws_for_null.Lookup::fallback(Map) => VIOLATED
// flags: --property exceptions
package inputs.map_that_throws_for_null;

import java.util.Map;

enum Language {
    ENGLISH,
    FRENCH
}

final class Lookup {
    private Lookup() {}

    static Language fallback(Map<Language, Language> table) {
        if (table == null) {
            return Language.ENGLISH;
        }
        Language found = table.get(null);
        return found == null ? Language.ENGLISH : found;
    }
}
