public class Cents {
    public static int of(double euros) {
        return (int) (euros * 100.0);
    }
}
