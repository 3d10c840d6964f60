// A constructor for int is added beside that for long.
package versions.constructor_overload_added;

public final class Span { private final long n; Span(long n) { this.n = n; }  long n() { return n; } }
// diff:
