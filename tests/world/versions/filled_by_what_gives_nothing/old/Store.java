// What gives nothing may write into what it is given, from which a field is filled.
// diff: versions.filled_by_what_gives_nothing.Report::text
package versions.filled_by_what_gives_nothing;

final class Store {
    private static int mode;

    static void set() {
        mode = 1;
    }

    static void append(StringBuilder to) {
        to.append(mode);
    }
}
