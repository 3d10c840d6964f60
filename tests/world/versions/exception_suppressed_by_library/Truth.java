package versions.exception_suppressed_by_library;

public class Truth { public static void main(String[] a) { try { Work.go(1); } catch (RuntimeException e) { System.out.println(e.getSuppressed().length); } } }
