package versions.hides_a_field_of_unchanged_code;

final class User {
    static int read() {
        return new Part().value;
    }
}
