package versions.anonymous_swapped;

public class Truth { public static void main(String[] x) { System.out.println(Ops.first().of(5)); } }
