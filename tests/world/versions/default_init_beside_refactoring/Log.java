// An added default method makes the interface begin with its class; another method is written otherwise.
package versions.default_init_beside_refactoring;

public final class Log { static int n; static int tick() { return ++n; } }
// diff:
