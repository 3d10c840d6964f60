package inputs.put_if_absent_on_fixed_map;

import java.util.Map;

public final class Defaults {
    private Defaults() {}

    public static Language ensure(Map<Language, Language> fallbacks) {
        if (fallbacks == null) {
            return null;
        }
        fallbacks.putIfAbsent(Language.FRENCH, Language.ENGLISH);
        return fallbacks.get(Language.FRENCH);
    }
}
