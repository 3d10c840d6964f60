package versions.init_order_of_two;

public class Truth { public static void main(String[] a) { int x = Plugin.A; System.out.println(Codes.last()); } }
