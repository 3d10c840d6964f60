package versions.superclass_gains_default_method_init;

public class Truth { public static void main(String[] a) { System.out.println(Impl.get()); } }
