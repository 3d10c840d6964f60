package versions.iterator_stale;

public class Truth { public static void main(String[] x) { try { System.out.println(Walk.all().next()); } catch (java.util.ConcurrentModificationException e) { System.out.println("failed"); } } }
