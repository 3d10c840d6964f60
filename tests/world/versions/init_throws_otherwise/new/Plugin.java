package versions.init_throws_otherwise;

public final class Plugin { private static int n; static { if (n == 0) throw new IllegalArgumentException("x"); } static void load() { } }
