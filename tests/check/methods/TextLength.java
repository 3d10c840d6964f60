// check: TextLength::shorten
// property: exceptions
// verdict: VIOLATED
// witness: string "abc"; int 5
public class TextLength {
    static String shorten(String text, int limit) {
        if (text == null || limit < 0) {
            return "";
        }
        return text.length() < limit - 3 ? text : text.substring(0, limit) + "...";
    }
}
