package versions.returned_in_list;

public class Truth { public static void main(String[] a) { System.out.println(Shop.items(1).get(0).full()); } }
