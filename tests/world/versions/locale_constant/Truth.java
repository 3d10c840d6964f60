package versions.locale_constant;

public class Truth { public static void main(String[] x) { System.out.println(Lang.root() == java.util.Locale.ROOT); } }
