package versions.property_by_initialiser;

public class Truth { public static void main(String[] a) { Setup.run(); System.out.println(Mode.size()); } }
