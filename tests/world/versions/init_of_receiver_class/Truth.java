package versions.init_of_receiver_class;

public class Truth { public static void main(String[] a) { System.out.println(new Plugin().go(1)); } }
