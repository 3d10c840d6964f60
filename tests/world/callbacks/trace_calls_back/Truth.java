package callbacks.trace_calls_back;

import java.io.PrintStream;

public class Truth {
    public static void main(String[] args) {
        System.setErr(new PrintStream(System.err) {
            @Override
            public void println(Object o) {
                Job.again();
            }
        });
        try {
            Job.run(0);
        } catch (AssertionError e) {
            System.exit(1);
        }
    }
}
