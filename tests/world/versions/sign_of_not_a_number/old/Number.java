package versions.sign_of_not_a_number;

// The bits of a NaN show in what the library makes of them.
// diff: versions.sign_of_not_a_number.Number::set
public final class Number {
    private double number;

    public void set() {
        number = Double.NaN;
    }

    public double go() {
        return Math.copySign(1, number);
    }
}
