package statics.check_enum_is_being_made;

import java.io.PrintStream;

class Truth {
    public static void main(String[] args) {
        PrintStream console = System.out;
        System.setOut(new PrintStream(console) {
            @Override
            public void println(String text) {
                Level.highest();
            }
        });
        Level.highest();
    }
}
