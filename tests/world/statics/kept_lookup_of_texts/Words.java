package statics.kept_lookup_of_texts;

// Looking for anything in a table of texts shows nobody anything that can change.
// check: statics.kept_lookup_of_texts.Words::first() => HOLDS
import java.util.ArrayList;
import java.util.List;

public final class Words {
    private static final List<String> WORDS = new ArrayList<>();
    static {
        WORDS.add("one");
        WORDS.add("two");
    }

    public static boolean has(Object word) {
        return WORDS.contains(word);
    }

    public static int first() {
        int length = WORDS.get(0).length();
        assert length == 3;
        return length;
    }
}
