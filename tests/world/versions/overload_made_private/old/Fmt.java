// An overload becomes private: callers that are compiled again get the other one.
package versions.overload_made_private;

public final class Fmt {
    static String of(Object o) { return "object"; }
     static String of(String s) { return "text"; }
    static int twice(int n) { return n + n; }
}
// diff:
