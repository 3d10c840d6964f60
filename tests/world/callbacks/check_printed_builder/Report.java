package callbacks.check_printed_builder;

// A stream in the place of the console changes what it is given.
// check: callbacks.check_printed_builder.Report::print()
public final class Report {
    public static void print() {
        StringBuilder text = new StringBuilder("a");
        System.out.println(text);
        assert text.length() == 1;
    }
}
