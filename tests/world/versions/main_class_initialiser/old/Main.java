// The static initialiser of the main class prints otherwise.
// diff: versions.main_class_initialiser.Main::main
package versions.main_class_initialiser;

public final class Main { static { System.out.println("a"); } public static void main(String[] args) { System.out.println("run"); } }
