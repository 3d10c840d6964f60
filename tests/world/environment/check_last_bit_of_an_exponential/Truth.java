package environment.check_last_bit_of_an_exponential;

public class Truth {
    public static void main(String[] args) {
        Curve.at();
    }
}
