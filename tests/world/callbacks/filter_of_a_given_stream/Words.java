// Tempts: the filter is private and runs only when somebody takes from the stream.
// generate: callbacks.filter_of_a_given_stream.Words
package callbacks.filter_of_a_given_stream;

import java.util.stream.Stream;

public final class Words {
    private static boolean isGood(String word) {
        if (word.isEmpty()) { // tempts
            return false;
        }
        return true;
    }

    public static Stream<String> some() {
        return Stream.of("a", "").filter(Words::isGood);
    }
}
