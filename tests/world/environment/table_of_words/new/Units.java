package environment.table_of_words;

public final class Units {
    private Units() {
    }

    public static String factor(boolean inch) {
        return String.format("%.2f", inch ? 2.54 : 0.9144);
    }
}
