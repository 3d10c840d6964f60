// An overload is added and another method is only written otherwise.
package versions.overload_added_beside_refactoring;

public final class Printer {
    String show(Object o) { return "object"; } 
    int twice(int x) { return x + x; }
}
// diff:
