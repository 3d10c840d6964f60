package versions.init_sets_other_private;

public class Truth { public static void main(String[] a) { Plugin.load(); System.out.println(Codes.level()); } }
