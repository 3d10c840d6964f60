package versions.visible_clock_changed;

public class Truth { public static void main(String[] x) { System.out.println(Math.abs(Start.BEGUN - System.currentTimeMillis()) < 100000); } }
