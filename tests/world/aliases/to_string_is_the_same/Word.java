package aliases.to_string_is_the_same;

// check: aliases.to_string_is_the_same.Word::copy
public final class Word {
    private Word() {}

    public static int copy(String word) {
        if (word == null) {
            return 0;
        }
        Object one = word.toString();
        Object two = String.valueOf((Object) word);
        Object three = word.concat("");
        assert one != word || two != word || three != word;
        return 1;
    }
}
