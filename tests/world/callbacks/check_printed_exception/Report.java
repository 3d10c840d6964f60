package callbacks.check_printed_exception;

// A stream in the place of the console changes an exception that is printed.
// check: callbacks.check_printed_exception.Report::print()
public final class Report {
    public static void print() {
        Exception problem = new Exception("a");
        problem.printStackTrace();
        assert problem.getSuppressed().length == 0;
    }
}
