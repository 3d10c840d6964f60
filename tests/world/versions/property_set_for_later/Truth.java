package versions.property_set_for_later;

public class Truth { public static void main(String[] a) { Mode.set("on "); System.out.println(Mode.on()); } }
