package versions.returned_uses_changed_helper;

public class Truth { public static void main(String[] a) { System.out.println(Shop.item(100).full()); } }
