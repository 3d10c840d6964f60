package versions.init_through_interface_constant;

public class Truth { public static void main(String[] a) { int x = Face.ID; System.out.println(Codes.level()); } }
