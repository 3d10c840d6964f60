public class Join {
    public static String of(String a, String b, boolean both) {
        StringBuilder text = new StringBuilder();
        text.append(a);
        if (both) {
            text.append(", ").append(b).append(", ");
        }
        return text.toString();
    }
}
