package statics.check_initialiser_fails_once;

/** Needs a source to be made from. */
final class Table {
    static final int[] ENTRIES = read(Source.text);

    private Table() {}

    private static int[] read(String text) {
        return new int[text.length()];
    }
}
