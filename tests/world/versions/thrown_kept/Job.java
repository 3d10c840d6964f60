package versions.thrown_kept;

final class Job {
    private static RuntimeException pending;

    static void note(int n) {
        pending = new AppError(n);
    }

    static void fail() {
        if (pending != null) throw pending;
    }
}
