package versions.out_and_err_swapped;

public class Truth { public static void main(String[] a) { System.setErr(System.out); Log.both(1); } }
