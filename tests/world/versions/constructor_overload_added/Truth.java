package versions.constructor_overload_added;

public class Truth { public static void main(String[] a) { System.out.println(new Span(1).n()); } }
