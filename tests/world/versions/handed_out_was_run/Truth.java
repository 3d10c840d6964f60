package versions.handed_out_was_run;

public class Truth { public static void main(String[] x) { Item i = Maker.make(); i.add(500); System.out.println(i.sum()); } }
