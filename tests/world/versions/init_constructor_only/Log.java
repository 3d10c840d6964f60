// Named constructor of a class whose initialiser writes elsewhere.
// diff: versions.init_constructor_only.Plugin::new
package versions.init_constructor_only;

public final class Log { static int n; }
