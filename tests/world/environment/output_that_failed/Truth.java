package environment.output_that_failed;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

class Truth {
    public static void main(String[] args) {
        PrintStream console = System.out;
        PrintStream closed = new PrintStream(new ByteArrayOutputStream());
        closed.close();
        System.setOut(closed);
        boolean printed = Printer.print(true);
        console.println(printed);
    }
}
