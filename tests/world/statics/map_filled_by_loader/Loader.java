package statics.map_filled_by_loader;

/** Reads the day's prices. */
public final class Loader {
    public static void load(String line) {
        for (String entry : line.split(";")) {
            int at = entry.indexOf('=');
            Prices.TABLE.put(entry.substring(0, at), Integer.parseInt(entry.substring(at + 1)));
        }
    }
}
