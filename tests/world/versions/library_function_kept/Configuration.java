package versions.library_function_kept;

final class Configuration {
    static String kind() {
        return System.getProperty("world.kind");
    }
}
