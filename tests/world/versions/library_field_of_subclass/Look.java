package versions.library_field_of_subclass;

final class Look {
    static int touched(Names names) {
        return names.touched();
    }
}
