package versions.never_ends;

public class Truth { public static void main(String[] x) { Thread t = new Thread(() -> { Spin.check(3); System.out.println("end"); }); t.setDaemon(true); t.start(); try { t.join(1000); } catch (InterruptedException e) { } } }
