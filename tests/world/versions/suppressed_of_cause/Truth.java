package versions.suppressed_of_cause;

public class Truth { public static void main(String[] a) { try { new Report().fail(5); } catch (IllegalStateException e) { System.out.println(e.getCause().getSuppressed().length); } } }
