package versions.static_field_removed;

public class Truth { public static void main(String[] x) { Sub.hits = 3; System.out.println(Other.hits); } }
