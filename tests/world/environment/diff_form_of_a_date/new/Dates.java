package environment.diff_form_of_a_date;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;

public final class Dates {
    public static String second() {
        return "1/2/20";
    }
}
