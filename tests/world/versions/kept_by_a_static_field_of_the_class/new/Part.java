package versions.kept_by_a_static_field_of_the_class;

class Part {
    int count() {
        return 2;
    }
}
