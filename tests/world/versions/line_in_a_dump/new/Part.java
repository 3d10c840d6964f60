package versions.line_in_a_dump;

final class Part {
    // One line more,
    // another,
    // and one more.
    static int traced(int x) {
        Thread.dumpStack();
        return x;
    }
}
