// Names of months in other languages are data of the library: without them the English ones are taken.
// check: missing.words_of_the_library.Holiday::month(boolean)
package missing.words_of_the_library;

import java.time.Month;
import java.time.format.TextStyle;
import java.util.Locale;

public final class Holiday {
    private Holiday() {
    }

    public static String month(boolean north) {
        Locale place = north ? new Locale("fi", "FI") : Locale.UK;
        String name = Month.JULY.getDisplayName(TextStyle.FULL, place);
        assert name.startsWith("J") : name;
        return name;
    }
}
