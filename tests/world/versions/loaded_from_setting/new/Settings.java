package versions.loaded_from_setting;

final class Settings {
    static void set() {
        System.setProperty("world.kind", "b");
    }
}
