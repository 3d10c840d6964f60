// A method moves by a line and prints where it is.
// diff: versions.line_in_a_dump.Part::traced => DIFFERENT
package versions.line_in_a_dump;

final class Part {
    static int traced(int x) {
        Thread.dumpStack();
        return x;
    }
}
