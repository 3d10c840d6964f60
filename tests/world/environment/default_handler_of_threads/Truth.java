package environment.default_handler_of_threads;

public class Truth {
    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.exit(1));
        Work.plain();
    }
}
