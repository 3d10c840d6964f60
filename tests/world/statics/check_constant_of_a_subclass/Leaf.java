package statics.check_constant_of_a_subclass;

// check: statics.check_constant_of_a_subclass.Leaf::named
public final class Leaf extends Stem {
    private static final String NAME = String.valueOf(new char[] {'l'});

    public static void named() {
        assert NAME != null;
    }
}
