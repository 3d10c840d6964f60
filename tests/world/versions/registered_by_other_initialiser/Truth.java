package versions.registered_by_other_initialiser;

public class Truth { public static void main(String[] a) { Plugin.load(); System.out.println(Codes.has("a")); } }
