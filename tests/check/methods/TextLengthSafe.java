// check: TextLengthSafe::shorten
// property: all
// verdict: HOLDS
// inputs: unbounded
public class TextLengthSafe {
    static String shorten(String text, int limit) {
        if (text == null || limit < 0 || text.length() > 4) {
            return "";
        }
        String result = text.length() <= limit ? text : text.substring(0, limit);
        assert result.length() <= limit && text.startsWith(result);
        return result;
    }
}
