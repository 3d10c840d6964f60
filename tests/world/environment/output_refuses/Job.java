package environment.output_refuses;

// check: environment.output_refuses.Job::show
public final class Job {
    private Job() {}

    public static void show(int n) {
        boolean shown = false;
        try {
            System.out.println(n);
            shown = true;
        } catch (RuntimeException e) {
            shown = false;
        }
        assert shown;
    }
}
