package versions.init_constructor_only;

public class Truth { public static void main(String[] a) { new Plugin(); System.out.println(Log.n); } }
