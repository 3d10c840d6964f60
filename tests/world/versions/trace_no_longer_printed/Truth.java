package versions.trace_no_longer_printed;

import java.io.PrintStream;

public class Truth {
    public static void main(String[] args) {
        PrintStream before = System.out;
        System.setOut(new PrintStream(before) {
            @Override
            public void flush() {
                before.println(Job.runs());
            }
        });
        Job.run(5);
    }
}
