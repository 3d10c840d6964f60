// A word in capitals depends on the default locale, which the library reads and not the program: in a Turkish
// locale `limit` gets a dotted capital I.
// generate: environment.keyword_in_capitals.Keywords
package environment.keyword_in_capitals;

public final class Keywords {
    private Keywords() {
    }

    public static int code(boolean limited) {
        String key = (limited ? "limit" : "total").toUpperCase();
        if (key.equals("LIMIT")) {
            return 1;
        }
        if (key.equals("TOTAL")) { // tempts
            return 2;
        }
        return 0;
    }
}
