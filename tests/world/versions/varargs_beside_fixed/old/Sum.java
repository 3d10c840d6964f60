// A fixed-arity overload is added beside varargs.
package versions.varargs_beside_fixed;

public final class Sum { static int of(int... x) { return x.length; }  static int twice(int x) { return x + x; } }
// diff:
