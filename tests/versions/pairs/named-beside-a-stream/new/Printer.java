import java.io.IOException;
import java.io.Writer;

public class Printer {
    public static void print(Writer out) throws IOException {
        out.write("b");
    }
}
