package environment.diff_letters_of_a_query;

// A table of the library was made with the character set of the machine.
// diff: environment.diff_letters_of_a_query.Query::query()
import java.net.URLEncoder;

final class Query {
    @SuppressWarnings("deprecation")
    static String query() {
        return URLEncoder.encode("\u00e9");
    }
}
