import java.nio.file.Files;
import java.nio.file.Path;

/** Reads a file, which the virtual machine does not do. */
public class ReadNotes {
    public static void main(String[] arguments) throws Exception {
        System.out.println(Files.readString(Path.of("notes.txt")));
    }
}
