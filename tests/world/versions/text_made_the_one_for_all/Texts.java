package versions.text_made_the_one_for_all;

final class Texts {
    static boolean isTheOne(String text) {
        return text.intern() == text;
    }
}
