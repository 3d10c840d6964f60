package versions.varargs_beside_fixed;

public class Truth { public static void main(String[] a) { System.out.println(Sum.of(4, 5)); } }
