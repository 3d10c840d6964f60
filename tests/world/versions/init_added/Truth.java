package versions.init_added;

public class Truth { public static void main(String[] a) { System.out.println(new Plugin().go(1)); } }
