// The changed initialiser throws another exception.
package versions.init_throws_otherwise;

public final class Plugin { private static int n; static { if (n == 0) throw new IllegalStateException("x"); } static void load() { } }
// diff:
