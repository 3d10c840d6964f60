// Tempts: a parameter of type `Number[]` is an array of another class when the caller has an `Integer[]`.
// generate: inputs.numbers_are_integers.Measures
package inputs.numbers_are_integers;

final class Measures {
    private Measures() {}

    static String kind(Number[] values) {
        if (values == null || values.length != 1) {
            return "none";
        }
        if (values instanceof Integer[]) { // tempts
            return "whole";
        }
        return values.getClass() == Number[].class ? "any" : "other"; // tempts
    }
}
