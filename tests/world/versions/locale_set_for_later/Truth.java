package versions.locale_set_for_later;

public class Truth { public static void main(String[] a) { Text.use("tr"); System.out.println(Text.upper("i").length() + "" + (int) Text.upper("i").charAt(0)); } }
