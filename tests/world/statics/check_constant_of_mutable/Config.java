package statics.check_constant_of_mutable;

/** What a user chose. */
public final class Config {
    public static int page = 20;
}
