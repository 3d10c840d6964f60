package versions.err_out_same_print;

public final class Log { static void mixed(String s) { System.out.print("<"); System.out.print(">"); System.err.print(s); } }
