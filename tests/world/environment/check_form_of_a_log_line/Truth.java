package environment.check_form_of_a_log_line;

public class Truth {
    public static void main(String[] args) {
        System.setProperty("java.util.logging.SimpleFormatter.format", "%5$s");
        Lines.line();
    }
}
