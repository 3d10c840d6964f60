package statics.check_plugin_has_begun_already;

// The plugin registers itself when it begins, which may have been before.
// check: statics.check_plugin_has_begun_already.Loader::load()
public final class Loader {
    public static int load() {
        int before = Registry.count;
        Plugin.touch();
        assert Registry.count == before + 1;
        return Registry.count;
    }
}
final class Registry {
    static int count;
}
final class Plugin {
    static {
        Registry.count++;
    }

    static void touch() { }
}
