package versions.error_stream;

public class Logger {
    static void warn(String text) {
        System.out.println(text);
    }
}
