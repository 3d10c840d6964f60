package versions.kept_by_a_static_field_of_the_class;

final class Holder {
    static final Part PART = new Part();

    public static int zero() {
        return 0;
    }
}
