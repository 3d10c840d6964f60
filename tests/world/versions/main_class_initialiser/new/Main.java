package versions.main_class_initialiser;

public final class Main { static { System.out.println("b"); } public static void main(String[] args) { System.out.println("run"); } }
