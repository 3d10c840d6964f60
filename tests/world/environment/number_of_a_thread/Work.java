package environment.number_of_a_thread;

// The name of a new thread counts all threads before it.
// check: environment.number_of_a_thread.Work::name
public final class Work {
    private Work() {}

    public static int name() {
        Thread thread = new Thread(() -> {});
        assert thread.getName().equals("Thread-0");
        return 1;
    }
}
