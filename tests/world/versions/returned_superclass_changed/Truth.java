package versions.returned_superclass_changed;

public class Truth { public static void main(String[] a) { System.out.println(Shop.item(1).full()); } }
