package shop;

/** Strings in and out. */
public class Texts {

    public static String greet(String name) {
        if (name == null) {
            throw new IllegalArgumentException("name: \"null\"");
        }
        return name.isEmpty() ? "nobody\n" : "hello";
    }

    public static String odd(int which) {
        switch (which) {
            case 0:
                return "\u0000\\u0041";
            case 1:
                return "\ud800";
            case 2:
                return "\"quoted\" \\ \t\r\n";
            case 3:
                return "\u00e9\u4e2d\uffff";
            default:
                return null;
        }
    }

    public static boolean lone(String text) {
        return text.length() == 1 && text.charAt(0) >= '\ud800' && text.charAt(0) <= '\udfff';
    }

    public static char[] letters(String text) {
        return text.length() == 2 && text.charAt(0) == '"' ? text.toCharArray() : new char[0];
    }

    public static StringBuilder twice(String text) {
        return text == null ? new StringBuilder("-") : new StringBuilder("x").append(text.length());
    }
}
