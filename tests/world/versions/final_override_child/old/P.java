// A final method overrides one that classes of callers override.
// diff:
package versions.final_override_child;

abstract class P extends R {  }
class R { int also(int x) { return x; } }
final class Q extends P { }
