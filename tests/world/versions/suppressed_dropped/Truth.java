package versions.suppressed_dropped;

public class Truth { public static void main(String[] a) { try { new Work().run(-1); } catch (RuntimeException e) { System.out.println(e.getMessage() + e.getSuppressed().length); } } }
