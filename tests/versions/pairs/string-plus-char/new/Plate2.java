public class Plate2 {
    public static String text(int number, char letter) {
        return letter + number + "";
    }
}
