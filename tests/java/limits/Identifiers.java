package limits;

/** Unusual but legal identifiers: dollars, underscores, unicode letters, escapes, names like types. */
public class Identifiers {
    static int $ = 1, $$ = 2, _a = 3, __ = 4, a$b = 5;
    static int \u0061lpha = 6;
    static int \u00e9t\u00e9 = 7, \u4e2d\u6587 = 8, \u03c0 = 9;
    static int averyveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryverylongname = 10;
    static int String = 11, Integer = 12, main = 13, record = 14, sealed = 15, permits = 16, yield_ = 17, module = 18, open = 19, with = 20, to = 21;

    static class $Inner$ { static class $ { int v = 22; } }
    static class Ecole { @Override public java.lang.String toString() { return "school"; } }
    interface _$_ { int $(int $); }
    enum Greek { \u03b1, \u03b2; }

    static int Identifiers(int Identifiers) { return Identifiers + 1; }
    static int record(int record) { return record * 2; }
    static int $(int $) { return $ + Identifiers.$; }

    static int lambda$main$0() { return 23; }
    static int access$000() { return 24; }

    public static void main(String... args) {
        System.out.println($ + $$ + _a + __ + a$b + alpha);
        System.out.println(\u00e9t\u00e9 * \u4e2d\u6587 + \u03c0 + averyveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryverylongname);
        System.out.println(String + Integer + main + record + sealed + permits + yield_ + module + open + with + to);
        System.out.println(new $Inner$.$().v + " " + new Ecole() + " " + new $Inner$.$().getClass().getName());
        _$_ f = $ -> $ * 3;
        System.out.println(f.$(5) + " " + $(6) + " " + Identifiers(7) + " " + record(8) + " " + lambda$main$0() + access$000());
        System.out.println(Greek.values().length + " " + Greek.valueOf("\u03b2").ordinal() + " " + (Greek.\u03b1.name().length() == 1));
        int String = 1;
        java.lang.String Object = "shadow" + String;
        System.out.println(Object);
        var record = new Object() { int permits = 5; };
        System.out.println(record.permits);
        int i\u0031 = 30, _1 = 31;
        System.out.println(i1 + _1);
        char c = "\u005cn".length() > 1 ? 'x' : 'y';
        System.out.println(c);
    }
}
