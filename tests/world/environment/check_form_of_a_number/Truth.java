package environment.check_form_of_a_number;

public class Truth {
    public static void main(String[] args) {
        System.setProperty("java.locale.providers", "COMPAT");
        Amount.shown(1);
    }
}
