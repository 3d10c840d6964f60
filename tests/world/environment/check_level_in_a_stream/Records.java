package environment.check_level_in_a_stream;

import java.io.ByteArrayOutputStream;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;

// A handler of the program writes the level as the default locale does.
// check: environment.check_level_in_a_stream.Records::write()
public final class Records {
    public static void write() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        StreamHandler handler = new StreamHandler(out, new SimpleFormatter());
        handler.publish(new LogRecord(Level.WARNING, "x"));
        handler.flush();
        assert out.toString().contains("WARNING");
    }
}
