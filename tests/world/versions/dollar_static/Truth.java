package versions.dollar_static;

public class Truth { public static void main(String[] x) { Meter.add(1); System.out.println(Meter.$total); } }
