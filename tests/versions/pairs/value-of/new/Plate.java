public class Plate {
    public static String text(int number, char letter) {
        return String.valueOf(letter) + Integer.toString(number);
    }
}
