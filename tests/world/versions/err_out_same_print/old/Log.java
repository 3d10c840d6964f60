// Three prints over two streams in another order.
// diff: versions.err_out_same_print.Log::mixed
package versions.err_out_same_print;

public final class Log { static void mixed(String s) { System.out.print("<"); System.err.print(s); System.out.print(">"); } }
