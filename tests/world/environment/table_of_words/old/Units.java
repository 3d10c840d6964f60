// A constant text became a formatted one, which is the same with a decimal point only.
// diff: environment.table_of_words.Units::factor(boolean)
package environment.table_of_words;

public final class Units {
    private Units() {
    }

    public static String factor(boolean inch) {
        return inch ? "2.54" : "0.91";
    }
}
