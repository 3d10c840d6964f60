// What fills a field looks at a setting; the method itself looks at the field only.
// diff: versions.loaded_from_setting.Configuration::kind
package versions.loaded_from_setting;

final class Settings {
    static void set() {
        System.setProperty("world.kind", "a");
    }
}
