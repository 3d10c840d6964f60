package versions.loaded_from_setting;

final class Configuration {
    private static String kind;

    static void load() {
        kind = System.getProperty("world.kind");
    }

    static String kind() {
        return kind;
    }
}
