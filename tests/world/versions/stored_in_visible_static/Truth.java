package versions.stored_in_visible_static;

public class Truth { public static void main(String[] a) { Shop.keep(1); System.out.println(Shop.last.full()); } }
