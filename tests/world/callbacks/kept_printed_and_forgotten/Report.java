package callbacks.kept_printed_and_forgotten;

// Nobody looks again at what was printed.
// check: callbacks.kept_printed_and_forgotten.Report::print(int) => HOLDS
public final class Report {
    public static int print(int number) {
        StringBuilder text = new StringBuilder("a");
        int length = text.length();
        System.out.println(text);
        System.out.printf("%s%n", length);
        assert length == 1;
        return length;
    }
}
