package versions.init_calls_private_changed;

public class Truth { public static void main(String[] a) { Plugin.load(); System.out.println(Log.n); } }
