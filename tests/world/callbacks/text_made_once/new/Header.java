package callbacks.text_made_once;

public final class Header {
    private Header() {}

    public static String line(Title title) {
        if (title == null) {
            return "";
        }
        String text = title.toString();
        return text + "/" + text;
    }
}
