package aliases.substring_from_zero;

// check: aliases.substring_from_zero.Word::copy
public final class Word {
    private Word() {}

    public static int copy(String word, int from) {
        if (word == null || from < 0 || from > word.length()) {
            return 0;
        }
        assert word.substring(from) != word;
        return 1;
    }
}
