package environment.id_of_a_thread;

// check: environment.id_of_a_thread.Work::id
public final class Work {
    private Work() {}

    public static int id() {
        long a = new Thread(() -> {}).getId();
        long b = Thread.currentThread().getId();
        assert a > 1 && b == 1;
        return 1;
    }
}
