package versions.properties_object_for_later;

public class Truth { public static void main(String[] a) { Setup.run(false); System.out.println(Mode.on()); } }
