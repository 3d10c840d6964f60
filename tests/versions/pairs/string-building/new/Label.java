public class Label {
    public static String of(String name, int number, char unit) {
        StringBuilder text = new StringBuilder("[");
        text.append(name).append('-').append(number);
        return text.append(unit).append(']').toString();
    }
}
