package versions.no_longer_logged;

public final class Job {
    private Job() {}

    public static int run(int n) {
        return n;
    }
}
