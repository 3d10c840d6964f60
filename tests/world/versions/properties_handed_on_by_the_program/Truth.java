package versions.properties_handed_on_by_the_program;

public class Truth { public static void main(String[] a) { Settings.keep(System.getProperties()); Mode.set(); System.out.println(Mode.get()); } }
