// An interface's constant has the same value but its initialiser another effect.
// diff: versions.interface_init_same_value.Log::count
package versions.interface_init_same_value;

public final class Log { private static int n; static String tick(int by) { n += by; return "id"; } static int count() { return n; } }
