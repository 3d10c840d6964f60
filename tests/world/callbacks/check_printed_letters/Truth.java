package callbacks.check_printed_letters;

import java.io.PrintStream;

public class Truth {
    public static void main(String[] args) {
        System.setOut(new PrintStream(System.err) {
            @Override
            public void println(char[] letters) {
                letters[0] = 'z';
            }
        });
        Report.print();
    }
}
