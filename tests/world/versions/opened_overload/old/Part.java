// A private overload is opened beside a refactoring, and callers that are compiled again mean it.
// diff:
package versions.opened_overload;

final class Part {
    static int one(Object x) { return 1; }

    private static int one(String x) { return 2; }

    int twice(int x) { return x * 2; }
}
