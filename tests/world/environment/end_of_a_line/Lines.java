// `%n` is the line separator of the machine, which the library asks for. The truth starts a JVM with another one.
// check: environment.end_of_a_line.Lines::width(boolean)
package environment.end_of_a_line;

public final class Lines {
    private Lines() {
    }

    public static int width(boolean wide) {
        String line = String.format("%s%n", wide ? "wide" : "w");
        assert line.length() == (wide ? 5 : 2) : line.length();
        return line.length() - 1;
    }

    public static void main(String[] args) {
        width(true);
    }
}
