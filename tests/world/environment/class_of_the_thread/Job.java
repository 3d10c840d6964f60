package environment.class_of_the_thread;

// check: environment.class_of_the_thread.Job::plain
public final class Job {
    private Job() {}

    public static void plain(int n) {
        assert Thread.currentThread().getClass() == Thread.class;
    }
}
