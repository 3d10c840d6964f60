package statics.check_initialiser_fails_once;

/** What tables are made from. */
final class Source {
    static String text;

    private Source() {}
}
