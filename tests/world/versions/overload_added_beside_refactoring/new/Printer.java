package versions.overload_added_beside_refactoring;

public final class Printer {
    String show(Object o) { return "object"; } String show(String s) { return "text"; }
    int twice(int x) { return 2 * x; }
}
