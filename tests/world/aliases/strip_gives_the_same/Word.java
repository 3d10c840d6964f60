package aliases.strip_gives_the_same;

// generate: aliases.strip_gives_the_same.Word
public final class Word {
    private Word() {}

    public static String trimmed(String word) {
        if (word == null) {
            return "null";
        }
        if (word.strip() == word) { // tempts
            return "same";
        }
        return "other";
    }
}
