package versions.overload_made_private;

public final class Fmt {
    static String of(Object o) { return "object"; }
    private static String of(String s) { return "text"; }
    static int twice(int n) { return 2 * n; }
}
