package aliases.interned_text_compared_again;

// A text that is interned may be the one that was passed.
// check: aliases.interned_text_compared_again.Word::fresh
public final class Word {
    private Word() {}

    public static int fresh(String word) {
        if (word == null) {
            return 0;
        }
        String one = word.intern();
        assert one != word;
        return one.length();
    }
}
