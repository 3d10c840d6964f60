package environment.table_of_words;

import java.util.Locale;

class Truth {
    public static void main(String[] args) {
        Locale.setDefault(Locale.GERMANY);
        System.out.println(Units.factor(true));
    }
}
