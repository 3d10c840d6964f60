// A plug-in is looked for by its name: it is not here, but a caller may bring it.
// generate: missing.plugin_by_name.Editor
package missing.plugin_by_name;

public final class Editor {
    private static final String PLUGIN = "missing.plugin_by_name.Spelling";

    private int checks;

    private static boolean hasSpelling() {
        try {
            Class.forName(PLUGIN);
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    public String save(int words) {
        if (words > 0 && hasSpelling()) { // tempts
            checks++;
            return "checked " + checks;
        }
        return "saved";
    }
}
