package environment.check_last_bit_of_a_sine;

public class Truth {
    public static void main(String[] args) {
        Curve.at();
    }
}
