public class Sign {
    public static String text(int number) {
        return "to " + new Gate(number);
    }
}
