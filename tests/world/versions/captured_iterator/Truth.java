package versions.captured_iterator;

public class Truth { public static void main(String[] x) { System.out.println(Span.of(1, 3).hasNext()); } }
