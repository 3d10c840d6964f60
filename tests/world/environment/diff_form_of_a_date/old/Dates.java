package environment.diff_form_of_a_date;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;

// A localized formatter writes as the default locale does.
// diff: environment.diff_form_of_a_date.Dates::second
public final class Dates {
    public static String second() {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.SHORT).format(LocalDate.of(2020, 1, 2));
    }
}
