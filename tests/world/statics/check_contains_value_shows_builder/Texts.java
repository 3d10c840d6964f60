package statics.check_contains_value_shows_builder;

// The table is never handed out, but containsValue passes its values to the argument's equals.
// check: statics.check_contains_value_shows_builder.Texts::first()
import java.util.HashMap;
import java.util.Map;

public final class Texts {
    private static final Map<String, StringBuilder> TEXTS = new HashMap<>();
    static {
        TEXTS.put("a", new StringBuilder("x"));
    }

    public static boolean has(Object text) {
        return TEXTS.containsValue(text);
    }

    public static int first() {
        int first = TEXTS.get("a").length();
        assert first == 1;
        return first;
    }
}
