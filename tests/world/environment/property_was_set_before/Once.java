// `System.setProperty` gives back what somebody else had set before.
// generate: environment.property_was_set_before.Once
package environment.property_was_set_before;

public final class Once {
    private static final String KEY = "environment.once.started";

    private boolean first;

    public String start() {
        String before = System.setProperty(KEY, "yes");
        if (before == null) {
            first = true;
            return "started";
        }
        if (!first && !before.equals("yes")) { // tempts
            return "started by others";
        }
        return "again";
    }
}
