package making.kept_copy_of_texts;

// The copy of the list holds texts.
// check: making.kept_copy_of_texts.Words::first() => HOLDS
import java.util.List;

public final class Words {
    private final List<String> words;

    public Words(String word) {
        if (word.isEmpty()) {
            throw new IllegalArgumentException();
        }
        words = List.copyOf(List.of(word));
    }

    public boolean first() {
        boolean empty = words.get(0).isEmpty();
        assert !empty;
        return empty;
    }
}
