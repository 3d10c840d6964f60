package statics.check_default_locale;

// How letters become small depends on the default locale, which is a static of the library.
// check: statics.check_default_locale.Header::isTitle()
public final class Header {
    private static final String NAME = "TITLE";

    private Header() {}

    public static boolean isTitle() {
        String key = NAME.toLowerCase();
        assert key.equals("title") : key;
        return true;
    }
}
