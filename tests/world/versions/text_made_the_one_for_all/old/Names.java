// Changed code makes a text the one that stands for all that are equal to it.
// diff: versions.text_made_the_one_for_all.Texts::isTheOne
package versions.text_made_the_one_for_all;

final class Names {
    static String name(String text) {
        return text;
    }
}
