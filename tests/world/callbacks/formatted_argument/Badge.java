// Tempts: String.format is static and of the library; `%s` still calls the argument's toString.
// generate: callbacks.formatted_argument.Badge
package callbacks.formatted_argument;

public final class Badge {
    private int revision;

    public void revise() {
        revision++;
    }

    public String print(Object owner) {
        int now = revision;
        String text = String.format("<%s>", owner);
        if (now != revision) { // tempts
            return "stale";
        }
        return text;
    }
}
