public class Plate {
    public static String text(int number, char letter) {
        return "" + letter + number;
    }
}
