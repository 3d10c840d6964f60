package versions.overload_added_beside_refactoring;

public class Truth { public static void main(String[] a) { System.out.println(new Printer().show("x")); } }
