package versions.class_inherits_what_the_package_sees;

class Part extends Base {
    public int zero() {
        return 0;
    }
}
