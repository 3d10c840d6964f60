package statics.diff_told_before_it_is_set;

import java.io.PrintStream;

class Truth {
    public static void main(String[] args) {
        PrintStream console = System.out;
        System.setOut(new PrintStream(console) {
            @Override
            public void println(String text) {
                console.println("full: " + Box.full());
            }
        });
        Box.full();
    }
}
