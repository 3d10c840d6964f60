package environment.check_locale_given_to_formattable;

// A formattable object is given a formatter that tells the default locale.
// check: environment.check_locale_given_to_formattable.Texts::isEnglish()
import java.util.Formattable;
import java.util.Formatter;

final class Texts implements Formattable {
    private boolean english;

    @Override
    public void formatTo(Formatter formatter, int flags, int width, int precision) {
        english = formatter.locale().getLanguage().equals("en");
    }

    static void isEnglish() {
        Texts texts = new Texts();
        String.format("%s", texts);
        assert texts.english;
    }
}
