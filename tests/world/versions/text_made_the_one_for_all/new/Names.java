package versions.text_made_the_one_for_all;

final class Names {
    static String name(String text) {
        return text.intern();
    }
}
