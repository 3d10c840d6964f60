package versions.default_init_beside_refactoring;

public final class Other { static int twice(int x) { return 2 * x; } }
