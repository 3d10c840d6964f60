package versions.default_init_beside_refactoring;

public class Truth { public static void main(String[] a) { System.out.println(Impl.get()); } }
