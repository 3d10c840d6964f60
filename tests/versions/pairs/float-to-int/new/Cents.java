public class Cents {
    public static int of(double euros) {
        return (int) Math.floor(euros * 100.0);
    }
}
