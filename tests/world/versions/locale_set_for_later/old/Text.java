// The target uses the default locale, another changed method sets it.
// diff: versions.locale_set_for_later.Text::upper
package versions.locale_set_for_later;

import java.util.*;
public final class Text {
    static void use(String tag) { Locale.setDefault(Locale.forLanguageTag(tag)); }
    static String upper(String s) { return s.toUpperCase(); }
}
