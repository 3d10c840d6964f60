package versions.default_init_beside_refactoring;

public final class Impl implements Face { static int get() { return Log.n; } }
