package versions.class_inherits_a_constant;

interface Limits {
    int MOST = Integer.parseInt("2");
}
