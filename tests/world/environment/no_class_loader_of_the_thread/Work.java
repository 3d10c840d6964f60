package environment.no_class_loader_of_the_thread;

// generate: environment.no_class_loader_of_the_thread.Work
public final class Work {
    private Work() {}

    public static String plain() {
        if (Thread.currentThread().getContextClassLoader() == null) { // tempts
            return "none";
        }
        return Thread.currentThread().isDaemon() ? "daemon" : "loader";
    }
}
