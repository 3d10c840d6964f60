// The capitals of a fixed word are taken to be fixed, but the library asks the default locale for them.
// check: environment.label_in_capitals.Label::text(boolean)
package environment.label_in_capitals;

public final class Label {
    private Label() {
    }

    public static String text(boolean mini) {
        String text = (mini ? "mini" : "full").toUpperCase();
        assert text.charAt(1) == 'I' || text.charAt(1) == 'U' : text;
        return text;
    }
}
