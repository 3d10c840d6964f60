package versions.kept_enum_switch;

enum C {
    R,
    G;

    int f() {
        return this == R ? 1 : 2;
    }
}
