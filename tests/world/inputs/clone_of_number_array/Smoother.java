// Tempts: the copy of a `Number[]` looks like a `Number[]`, but is an `Integer[]` if the original was one.
// check: inputs.clone_of_number_array.Smoother::rounded(Number[]) => VIOLATED
// flags: --property exceptions
package inputs.clone_of_number_array;

final class Smoother {
    private Smoother() {}

    static Number[] rounded(Number[] values) {
        if (values == null || values.length != 1) {
            return null;
        }
        Number[] copy = values.clone();
        copy[0] = Double.valueOf(0.5);
        return copy;
    }
}
