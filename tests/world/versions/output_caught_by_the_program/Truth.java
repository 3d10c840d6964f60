package versions.output_caught_by_the_program;

import java.io.PrintStream;

public class Truth {
    public static void main(String[] args) {
        PrintStream out = System.out;
        Console.capture();
        Console.greet();
        out.println(Console.caught());
    }
}
