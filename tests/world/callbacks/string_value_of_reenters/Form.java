// Tempts: `String.valueOf(Object)` looks like a pure function of the library.
// generate: callbacks.string_value_of_reenters.Form
package callbacks.string_value_of_reenters;

public final class Form {
    private boolean open = true;
    private String text = "";

    public void close() {
        open = false;
    }

    public boolean enter(Object value) {
        if (!open) {
            return false;
        }
        String shown = String.valueOf(value);
        if (!open) { // tempts
            return false;
        }
        text = shown;
        return text.length() > 0;
    }
}
