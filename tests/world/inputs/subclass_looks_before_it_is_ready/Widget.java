// Tempts: the name is never null between calls, but a subclass's hook is called before the constructor has set it.
// generate: inputs.subclass_looks_before_it_is_ready.Widget
package inputs.subclass_looks_before_it_is_ready;

public class Widget {
    private String name;

    public Widget(String name) {
        register();
        this.name = name == null ? "unnamed" : name;
    }

    protected void register() {
        // for subclasses
    }

    public final int width() {
        if (name == null) { // tempts
            return -1;
        }
        return name.length() * 8;
    }
}
