package versions.returned_record_hash;

public class Truth { public static void main(String[] a) { System.out.println(Shop.key(5).hashCode()); } }
