package versions.interface_init_same_value;

public class Truth { public static void main(String[] a) { String s = Face.ID; System.out.println(Log.count()); } }
