import java.util.HashMap;
import java.util.Map;

/** Parts of a text are compared with words, and looked up in a table whose keys are nowhere in the code. */
public class Keywords {
    private static final Map<String, Integer> RANKS = new HashMap<>();

    static {
        for (char first = 'K'; first < 'P'; first++) {
            RANKS.put("" + first + (char) (first + 3) + first, first - 'K');
        }
    }

    private Keywords() {
    }

    private static boolean has(String text, int at, String... words) {
        if (at < 0 || at + words[0].length() > text.length()) {
            return false;
        }
        String part = text.toUpperCase().substring(at, at + words[0].length());
        for (String word : words) {
            if (part.equals(word)) {
                return true;
            }
        }
        return false;
    }

    public static int rank(String title) {
        int end = title.trim().lastIndexOf(':');
        Integer rank = end < 0 ? null : RANKS.get(title.trim().substring(0, end));
        if (rank == null) {
            return -1;
        }
        return rank > 2 && has(title, end + 2, "GNOCCHI", "TAGLIOL") ? rank * 10 : rank;
    }

    public static int stress(String word) {
        for (int at = word.length() - 1; at >= 0; at--) {
            if (has(word, at, "ZIONE", "QUANT") && !has(word, at - 3, "TRA", "DEV")) {
                return at;
            }
        }
        return -1;
    }
}
