package versions.err_out_same_print;

public class Truth { public static void main(String[] a) { System.setErr(System.out); Log.mixed("x"); System.out.flush(); } }
