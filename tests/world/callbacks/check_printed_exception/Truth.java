package callbacks.check_printed_exception;

import java.io.PrintStream;

public class Truth {
    public static void main(String[] args) {
        System.setErr(new PrintStream(System.out) {
            @Override
            public void println(Object object) {
                if (object instanceof Exception) {
                    ((Exception) object).addSuppressed(new Error());
                }
            }
        });
        Report.print();
    }
}
