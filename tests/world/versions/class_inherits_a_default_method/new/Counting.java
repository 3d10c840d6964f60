package versions.class_inherits_a_default_method;

interface Counting {
    default int count() {
        return 2;
    }
}
