package versions.given_to_callback;

public class Truth { public static void main(String[] a) { Shop.each(i -> System.out.println(i.full()), 1); } }
