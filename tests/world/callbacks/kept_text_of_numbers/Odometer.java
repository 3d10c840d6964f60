// A concatenation of numbers and strings calls nobody back, and the private number is kept small.
// generate: callbacks.kept_text_of_numbers.Odometer => 2
package callbacks.kept_text_of_numbers;

public final class Odometer {
    private int km;
    private String shown = "";

    public void drive() {
        int before = km;
        shown = "km " + km;
        if (km != before) {
            shown = "";
        }
        if (km < 9999) {
            km++;
        }
    }

    public String shown() {
        if (km > 9999) {
            return "?";
        }
        return shown;
    }
}
