package versions.shadowed_default_beside_refactoring;

public class Truth { public static void main(String[] a) { System.out.println(new Lamp().power()); } }
