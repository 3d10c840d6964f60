// The end of a line was a fixed character and is now that of the machine. The truth starts a JVM with another one.
// diff: environment.lines_by_the_machine.Poem::verse(boolean)
package environment.lines_by_the_machine;

public final class Poem {
    private Poem() {
    }

    public static String verse(boolean last) {
        return String.format("%s\n", last ? "end" : "begin");
    }
}
