package versions.hides_a_field_of_unchanged_code;

final class Part extends Base {
    int value;
}
