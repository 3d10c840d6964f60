// Tempts: a `CharSequence` is taken for a String, of which equal objects are equal; a StringBuilder equals only itself.
// generate: inputs.text_that_is_a_builder.Label
package inputs.text_that_is_a_builder;

final class Label {
    private Label() {}

    static int match(CharSequence first, CharSequence second) {
        if (first == null || second == null) {
            return -1;
        }
        boolean same = first.toString().contentEquals(second);
        if (same && !first.equals(second)) { // tempts
            return 1;
        }
        return same ? 2 : 0;
    }
}
