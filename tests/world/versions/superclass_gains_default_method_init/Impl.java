package versions.superclass_gains_default_method_init;

public final class Impl implements Face { static int get() { return Log.n; } }
