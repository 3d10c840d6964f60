// A superinterface gains an unused default method: it is initialised with the class now (JLS 12.4.1).
// diff: versions.superclass_gains_default_method_init.Impl::get
package versions.superclass_gains_default_method_init;

public final class Log { static int n; static int tick() { return ++n; } }
