package statics.check_constant_of_a_subclass;

import java.io.PrintStream;

class Truth {
    public static void main(String[] args) {
        PrintStream console = System.out;
        System.setOut(new PrintStream(console) {
            @Override
            public void println(String text) {
                Leaf.named();
            }
        });
        Leaf.named();
    }
}
