package granted.without_usual_settings;

public class Truth {
    public static void main(String[] args) {
        java.util.Locale.setDefault(new java.util.Locale("tr", "TR"));
        Letter.upper();
    }
}
