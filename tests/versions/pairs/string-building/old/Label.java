public class Label {
    public static String of(String name, int number, char unit) {
        String text = name + "-" + number;
        text += unit;
        return "[" + text + "]";
    }
}
