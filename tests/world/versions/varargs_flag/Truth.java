package versions.varargs_flag;

public class Truth { public static void main(String[] x) { System.out.println(Sum.of(1, 2)); } }
