// The new version leaves out the locale: the same capitals, except in some default locales.
// diff: environment.locale_left_out.Tag::of(boolean)
package environment.locale_left_out;

import java.util.Locale;

public final class Tag {
    private Tag() {
    }

    public static String of(boolean link) {
        return (link ? "link" : "bold").toUpperCase(Locale.ROOT);
    }
}
