package versions.captured_local_class;

public class Truth { public static void main(String[] x) { System.out.println(new Prices(0).between(1, 5).test(3)); } }
