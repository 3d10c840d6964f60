package environment.diff_form_of_a_date;

import java.util.Locale;

public class Truth {
    public static void main(String[] args) {
        Locale.setDefault(Locale.GERMANY);
        System.out.println(Dates.second());
    }
}
