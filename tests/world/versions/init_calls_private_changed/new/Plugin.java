package versions.init_calls_private_changed;

public final class Plugin { static { begin(); } private static void begin() { Log.n = 2; } static void load() { } }
