package versions.private_nested_marker;

public class Truth { public static void main(String[] x) { System.out.println(Maker.make() instanceof java.util.RandomAccess); } }
