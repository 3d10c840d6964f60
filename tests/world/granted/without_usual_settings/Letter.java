// The same without what a project may grant.
// check: granted.without_usual_settings.Letter::upper
package granted.without_usual_settings;

class Letter {
    static String upper() {
        String text = "i".toUpperCase();
        assert text.equals("I");
        return text;
    }
}
