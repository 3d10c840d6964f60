package environment.check_number_in_a_message;

public class Truth {
    public static void main(String[] args) {
        System.setProperty("java.locale.providers", "COMPAT");
        Amount.shown(1);
    }
}
