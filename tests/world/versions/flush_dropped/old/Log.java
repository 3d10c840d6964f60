// The flush is dropped: a caller's buffered stream keeps the text.
// diff: versions.flush_dropped.Log::line
package versions.flush_dropped;

public final class Log { static void line(String s) { System.out.print(s); System.out.flush(); } }
