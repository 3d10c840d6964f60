package callbacks.output_calls_back;

import java.io.PrintStream;

public class Truth {
    public static void main(String[] args) {
        System.setOut(new PrintStream(System.out) {
            @Override
            public void println(String text) {
                Meter.set(5);
            }
        });
        Meter.show(1);
    }
}
