// What the project knows is granted, and said in the verdict.
// check: granted.kept_usual_settings.Letter::upper => HOLDS
// flags: --world usual-settings
package granted.kept_usual_settings;

class Letter {
    static String upper() {
        String text = "i".toUpperCase();
        assert text.equals("I");
        return text;
    }
}
