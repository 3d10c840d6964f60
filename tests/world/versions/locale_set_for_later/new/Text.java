package versions.locale_set_for_later;

import java.util.*;
public final class Text {
    static void use(String tag) { Locale.setDefault(Locale.forLanguageTag("en")); }
    static String upper(String s) { return s.toUpperCase(); }
}
