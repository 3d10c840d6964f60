package statics.enum_constant_not_there_yet;

/** Weights by name. */
public final class Weights {
    private Weights() {}

    static int of(String name, boolean known) {
        Level least = Level.LOW;
        if (known && least == null) { // tempts
            return name.length();
        }
        return 100;
    }
}
