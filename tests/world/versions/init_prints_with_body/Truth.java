package versions.init_prints_with_body;

public class Truth { public static void main(String[] a) { new Plugin().go(1); } }
