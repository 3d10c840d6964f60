package versions.enum_begun_by_the_library;

public class Truth { public static void main(String[] a) { Colours.warm(Colour.class); Colours.first = 5; System.out.println(Colours.get()); } }
