package callbacks.check_printed_builder;

import java.io.PrintStream;

public class Truth {
    public static void main(String[] args) {
        System.setOut(new PrintStream(System.err) {
            @Override
            public void println(Object object) {
                ((StringBuilder) object).append("z");
            }
        });
        Report.print();
    }
}
