package aliases.interned_text_is_another;

// check: aliases.interned_text_is_another.Word::same
public final class Word {
    private Word() {}

    public static int same(String word) {
        if (word == null) {
            return 0;
        }
        assert word.intern() == word;
        return 1;
    }
}
