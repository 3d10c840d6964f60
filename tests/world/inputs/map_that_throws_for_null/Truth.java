package inputs.map_that_throws_for_null;

import java.util.Map;

class Truth {
    public static void main(String[] args) {
        Lookup.fallback(Map.of(Language.FRENCH, Language.ENGLISH));
    }
}
