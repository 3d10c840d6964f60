package environment.kept_numbers_of_a_date;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;

// A pattern of numbers is written alike everywhere.
// check: environment.kept_numbers_of_a_date.Dates::second() => HOLDS
final class Dates {
    static String second() {
        String text = DateTimeFormatter.ofPattern("yyyy-MM-dd").format(LocalDate.of(2020, 1, 2));
        assert text.equals("2020-01-02");
        return text;
    }
}
