package versions.generic_result;

public class Truth { static String of(Object o) { return "object"; } static String of(String s) { return "text"; } public static void main(String[] x) { System.out.println(of(Names.all().get(0))); } }
