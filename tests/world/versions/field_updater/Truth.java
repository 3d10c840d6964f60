package versions.field_updater;

public class Truth { public static void main(String[] x) { Gate g = new Gate(); g.set(4); System.out.println(g.level()); } }
