package versions.properties_got_by_a_call;

public class Truth { public static void main(String[] a) { Mode.set(); System.out.println(Mode.get()); } }
