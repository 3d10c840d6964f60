package versions.init_initialises_third;

public class Truth { public static void main(String[] a) { Plugin.go(1); System.out.println(Log.n); } }
