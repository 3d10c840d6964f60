package environment.check_digits_of_a_named_locale;

public class Truth {
    public static void main(String[] args) {
        System.setProperty("java.locale.providers", "COMPAT");
        Amount.shown(1);
    }
}
