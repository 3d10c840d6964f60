package liblog;

import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** java.util.logging with a handler of the program's own, so that nothing depends on the clock. */
public class Logging {
    static final class Plain extends Formatter {
        @Override
        public String format(LogRecord r) {
            return r.getLevel() + " " + r.getLoggerName() + " " + r.getSourceClassName() + "."
                + r.getSourceMethodName() + ": " + formatMessage(r)
                + (r.getThrown() == null ? "" : " [" + r.getThrown() + "]");
        }
    }

    static final class Out extends Handler {
        int count;

        @Override
        public void publish(LogRecord r) {
            if (isLoggable(r)) {
                count++;
                System.out.println(getFormatter().format(r));
            }
        }

        @Override
        public void flush() {
        }

        @Override
        public void close() {
            System.out.println("closed after " + count);
        }
    }

    static class Worker {
        private final Logger log = Logger.getLogger("app.worker");

        void work(int n) {
            log.fine("fine " + n);
            log.log(Level.INFO, "working on {0} of {1}", new Object[] {n, 3});
            Runnable later = () -> log.warning("from a lambda");
            later.run();
        }
    }

    public static void main(String[] args) {
        Logger root = Logger.getLogger("app");
        root.setUseParentHandlers(false);
        Out out = new Out();
        out.setFormatter(new Plain());
        out.setLevel(Level.ALL);
        root.addHandler(out);
        Worker worker = new Worker();
        worker.work(1);
        root.setLevel(Level.FINE);
        worker.work(2);
        root.log(Level.SEVERE, "failed", new IllegalStateException("state"));
        Logger child = Logger.getLogger("app.worker.deep");
        System.out.println(child.getParent().getName() + " " + child.getLevel() + " " + child.isLoggable(Level.FINE));
        child.setFilter(r -> r.getMessage().contains("keep"));
        child.info("drop this");
        child.info("keep this");
        child.config(() -> "keep, supplied");
        root.setLevel(Level.OFF);
        worker.work(3);
        System.out.println(Level.parse("CONFIG").intValue() + " " + Logger.getLogger("app") .equals(root));
        root.removeHandler(out);
        out.close();
    }
}
