// check: inputs.text_that_is_a_builder.Label::of(java.lang.CharSequence) => VIOLATED
package inputs.text_that_is_a_builder;

/** Takes every CharSequence for a String. */
class Label {
    static int of(CharSequence text) {
        if (text == null) {
            return 0;
        }
        assert text instanceof String : "no text";
        return text.length();
    }
}
