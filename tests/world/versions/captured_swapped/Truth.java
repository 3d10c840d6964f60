package versions.captured_swapped;

public class Truth { public static void main(String[] x) { System.out.println(Tools.minus(5, 3).getAsInt()); } }
