package callbacks.check_printed_letters;

// A stream in the place of the console changes the array that it is given.
// check: callbacks.check_printed_letters.Report::print()
public final class Report {
    public static void print() {
        char[] letters = {'a'};
        System.out.println(letters);
        assert letters[0] == 'a';
    }
}
