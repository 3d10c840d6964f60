package versions.interrupt_for_later;

public class Truth { public static void main(String[] a) { Work.cancel(); System.out.println(Work.stopped()); } }
