package versions.box_in_a_static_is_another;

public final class Name {
    private static Integer number = 1;

    private Name() {}

    public static void set(int n) {
        number = new Integer(5);
    }

    public static boolean is() {
        return number == Integer.valueOf(5);
    }
}
