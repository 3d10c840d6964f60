package versions.default_init_through_object;

public class Truth { public static void main(String[] a) { System.out.println(Use.make()); } }
