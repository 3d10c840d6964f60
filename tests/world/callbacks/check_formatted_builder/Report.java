package callbacks.check_formatted_builder;

// A stream in the place of the console changes an argument of a format.
// check: callbacks.check_formatted_builder.Report::print()
public final class Report {
    public static void print() {
        StringBuilder text = new StringBuilder("a");
        System.out.printf("%s", text);
        assert text.length() == 1;
    }
}
