package statics.busy_after_exception;

// A call that throws leaves the flag behind; within one call the flag is always down at first.
// generate: statics.busy_after_exception.Printer
public final class Printer {
    private static final boolean[] BUSY = {false};

    private Printer() {}

    public static int print(int pages) {
        if (BUSY[0]) { // tempts
            return -1;
        }
        BUSY[0] = true;
        int sheets = 1000 / pages;
        BUSY[0] = false;
        return sheets;
    }
}
