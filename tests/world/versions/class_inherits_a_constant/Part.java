package versions.class_inherits_a_constant;

class Part implements Limits {
    public int zero() {
        return 0;
    }
}
