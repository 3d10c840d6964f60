package versions.init_sets_other_private;

public final class Plugin { static { Codes.set(1); } static void load() { } }
