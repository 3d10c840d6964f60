// Tempts: the text is the same each time, so once is enough; a subclass's toString counts its calls.
// diff: callbacks.text_made_once.Header::line(callbacks.text_made_once.Title)
package callbacks.text_made_once;

public final class Header {
    private Header() {}

    public static String line(Title title) {
        if (title == null) {
            return "";
        }
        return title + "/" + title;
    }
}
