// diff:  => EQUIVALENT
package versions.kept_enum_switch;

enum C {
    R,
    G;

    int f() {
        switch (this) {
            case R:
                return 1;
            default:
                return 2;
        }
    }
}
