// The initialiser calls a private method of the class that changed.
// diff: versions.init_calls_private_changed.Plugin::load
package versions.init_calls_private_changed;

public final class Log { static int n; }
