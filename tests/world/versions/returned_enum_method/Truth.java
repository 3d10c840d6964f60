package versions.returned_enum_method;

public class Truth { public static void main(String[] a) { System.out.println(Shop.plan(1).price()); } }
