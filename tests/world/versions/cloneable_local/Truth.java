package versions.cloneable_local;

public class Truth { public static void main(String[] x) { System.out.println(Maker.make() instanceof Mark); } }
