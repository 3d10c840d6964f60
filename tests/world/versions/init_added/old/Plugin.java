// An initialiser that prints is added.
// diff: versions.init_added.Plugin::go
package versions.init_added;

public final class Plugin {  int go(int x) { return x; } }
