package versions.file_written_by_changed_code;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class Truth {
    public static void main(String[] args) throws IOException {
        Path path = Files.createTempFile("text", null);
        Writer.write(path);
        System.out.println(Reader.read(path));
        Files.delete(path);
    }
}
