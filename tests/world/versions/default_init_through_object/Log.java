// The same through `new Impl()` in an unchanged class.
// diff: versions.default_init_through_object.Use::make
package versions.default_init_through_object;

public final class Log { static int n; static int tick() { return ++n; } }
