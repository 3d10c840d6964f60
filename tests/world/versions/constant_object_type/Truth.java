package versions.constant_object_type;

public class Truth { public static void main(String[] x) { System.out.println(Limits.NAMES); } }
