package versions.class_inherits_a_default_method;

class Part implements Counting {
    public int zero() {
        return 0;
    }
}
