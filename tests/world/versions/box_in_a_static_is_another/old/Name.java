package versions.box_in_a_static_is_another;

// diff: versions.box_in_a_static_is_another.Name::set
public final class Name {
    private static Integer number = 1;

    private Name() {}

    public static void set(int n) {
        number = Integer.valueOf(5);
    }

    public static boolean is() {
        return number == Integer.valueOf(5);
    }
}
