package statics.check_half_made_singleton;

import java.io.PrintStream;

class Truth {
    public static void main(String[] args) {
        PrintStream console = System.out;
        System.setOut(new PrintStream(console) {
            @Override
            public void println(String text) {
                Hub.get();
            }
        });
        Hub.get();
    }
}
