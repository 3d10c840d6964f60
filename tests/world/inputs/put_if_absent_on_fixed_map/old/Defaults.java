// Tempts: for maps that can be changed both are the same; a fixed one refuses even where nothing is absent.
// diff: inputs.put_if_absent_on_fixed_map.Defaults::ensure(Map)
package inputs.put_if_absent_on_fixed_map;

import java.util.Map;

public final class Defaults {
    private Defaults() {}

    public static Language ensure(Map<Language, Language> fallbacks) {
        if (fallbacks == null) {
            return null;
        }
        if (fallbacks.get(Language.FRENCH) == null) {
            fallbacks.put(Language.FRENCH, Language.ENGLISH);
        }
        return fallbacks.get(Language.FRENCH);
    }
}
