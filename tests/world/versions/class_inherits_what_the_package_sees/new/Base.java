package versions.class_inherits_what_the_package_sees;

class Base {
    int count() {
        return 2;
    }
}
