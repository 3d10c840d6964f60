package versions.suppressed_of_returned;

public class Truth { public static void main(String[] a) { for (Throwable t : new Report().make(5).getSuppressed()) System.out.println(t.getMessage()); } }
