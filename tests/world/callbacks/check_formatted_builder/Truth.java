package callbacks.check_formatted_builder;

import java.io.PrintStream;

public class Truth {
    public static void main(String[] args) {
        System.setOut(new PrintStream(System.err) {
            @Override
            public PrintStream printf(String format, Object... arguments) {
                ((StringBuilder) arguments[0]).append("z");
                return this;
            }
        });
        Report.print();
    }
}
