package versions.thrown_is_last_with_cause;

public class Truth { public static void main(String[] x) { var g = new Guard(); try { g.check(-1); } catch (IllegalArgumentException f) { System.out.println(f == g.last()); } } }
