package statics.check_logged_while_loading;

import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

class Truth {
    public static void main(String[] args) {
        Logger.getLogger("part").addHandler(new Handler() {
            @Override
            public void publish(LogRecord record) {
                Part.ready();
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        });
        Part.ready();
    }
}
