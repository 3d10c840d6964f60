package statics.check_constant_of_a_subclass;

class Stem {
    static {
        System.out.println("stem");
    }
}
