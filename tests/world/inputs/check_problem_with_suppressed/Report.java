package inputs.check_problem_with_suppressed;

// Failure has no field of its own, but every exception can be given others.
// check: inputs.check_problem_with_suppressed.Report::clean()
public final class Report {
    private final Failure failure = new Failure();

    public Failure failure() {
        return failure;
    }

    public int clean() {
        int others = failure.getSuppressed().length;
        assert others == 0;
        return others;
    }
}
final class Failure extends RuntimeException { }
