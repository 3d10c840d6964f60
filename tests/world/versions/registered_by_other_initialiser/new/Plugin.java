package versions.registered_by_other_initialiser;

public final class Plugin { static { Codes.add("b"); } static void load() { } }
