package versions.library_default_shadowed;

public class Truth { public static void main(String[] a) { System.out.println(new ByText().reversed().compare("a", "b")); } }
