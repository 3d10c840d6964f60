// The capitals of the root locale are the same everywhere.
// check: environment.kept_root_capitals.Label::text(boolean) => HOLDS
package environment.kept_root_capitals;

import java.util.Locale;

public final class Label {
    private Label() {
    }

    public static String text(boolean mini) {
        String text = (mini ? "mini" : "full").toUpperCase(Locale.ROOT);
        assert text.charAt(1) == 'I' || text.charAt(1) == 'U' : text;
        return text;
    }
}
