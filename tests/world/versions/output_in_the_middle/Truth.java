package versions.output_in_the_middle;

import java.io.PrintStream;

public class Truth {
    public static void main(String[] args) {
        PrintStream before = System.out;
        System.setOut(new PrintStream(before) {
            @Override
            public void println(String text) {
                before.println(Meter.level());
            }
        });
        Meter.show(5);
    }
}
