package versions.init_constructor_only;

public final class Plugin { static { Log.n += 2; } Plugin() { } }
