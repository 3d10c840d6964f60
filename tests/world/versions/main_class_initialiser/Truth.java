package versions.main_class_initialiser;

public class Truth { public static void main(String[] a) { Main.main(a); } }
