package environment.check_form_of_a_date;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;

// A localized formatter writes as the default locale does.
// check: environment.check_form_of_a_date.Dates::second()
final class Dates {
    static String second() {
        String text = DateTimeFormatter.ofLocalizedDate(FormatStyle.SHORT).format(LocalDate.of(2020, 1, 2));
        assert text.equals("1/2/20");
        return text;
    }
}
