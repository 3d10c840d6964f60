// Each stream gets the same text, but the order between them differs; a caller may set both to one stream.
// diff: versions.out_and_err_swapped.Log::both
package versions.out_and_err_swapped;

public final class Log {
    static void both(int n) {
        System.out.println("o" + n); System.err.println("e" + n);
    }
}
