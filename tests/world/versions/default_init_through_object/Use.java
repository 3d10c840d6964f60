package versions.default_init_through_object;

public final class Use { static int make() { new Impl(); return Log.n; } }
