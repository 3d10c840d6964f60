// Lines of stack traces, asked for by the name of a class below Thread.
// diff:
package versions.thread_subclass_dump;

final class P extends Thread {
    static void note(int n) { dumpStack(); }
}
