// A virtual machine has threads of its own besides that of the program.
// check: environment.many_threads.Census::alone(int)
package environment.many_threads;

public final class Census {
    private Census() {
    }

    public static boolean alone(int guests) {
        int threads = Thread.getAllStackTraces().size();
        assert threads == 1 : threads;
        return guests == 0;
    }
}
