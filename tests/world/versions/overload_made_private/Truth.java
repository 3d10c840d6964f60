package versions.overload_made_private;

public class Truth { public static void main(String[] x) { System.out.println(Fmt.of("a")); } }
