package versions.hides_a_field_of_unchanged_code;

class Base {
    int value = 1;
}
