package aliases.map_value_is_handed_out;

import java.util.HashMap;
import java.util.Map;

// The map cannot be reached, but the array in it is handed out.
// generate: aliases.map_value_is_handed_out.Prices
public final class Prices {
    private final Map<String, int[]> byArticle = new HashMap<>();

    public Prices() {
        byArticle.put("tea", new int[] {3});
    }

    public int[] of(String article) {
        return byArticle.get(article);
    }

    public boolean isTeaFree() {
        if (byArticle.get("tea")[0] == 0) { // tempts
            return true;
        }
        return false;
    }
}
