package versions.sign_of_not_a_number;

public final class Number {
    private double number;

    public void set() {
        number = Double.longBitsToDouble(0xfff8000000000000L);
    }

    public double go() {
        return Math.copySign(1, number);
    }
}
