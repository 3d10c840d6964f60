package versions.from_a_registry;

public class Truth { public static void main(String[] x) { Shop.add("a", 3); System.out.println(Shop.find("a").price()); } }
