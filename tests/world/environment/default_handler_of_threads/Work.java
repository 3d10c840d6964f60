package environment.default_handler_of_threads;

// check: environment.default_handler_of_threads.Work::plain
public final class Work {
    private Work() {}

    public static int plain() {
        assert Thread.getDefaultUncaughtExceptionHandler() == null;
        return 1;
    }
}
