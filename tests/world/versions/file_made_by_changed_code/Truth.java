package versions.file_made_by_changed_code;

import java.io.File;
import java.io.IOException;

public class Truth {
    public static void main(String[] args) throws IOException {
        File file = File.createTempFile("lock", null);
        file.delete();
        Taker.take(file.getPath());
        System.out.println(Lock.isTaken(file.getPath()));
        file.delete();
    }
}
