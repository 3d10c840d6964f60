public class Login {
    public static boolean ok(String name, int pin) {
        return name != null && name.equals("Ada") && pin == 1815;
    }
}
