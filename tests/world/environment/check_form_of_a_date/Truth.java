package environment.check_form_of_a_date;

import java.util.Locale;

public class Truth {
    public static void main(String[] args) {
        Locale.setDefault(Locale.GERMANY);
        Dates.second();
    }
}
