public class Name {
    public static String of(int number) {
        return "n" + number;
    }
}
