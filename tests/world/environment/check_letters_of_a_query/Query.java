package environment.check_letters_of_a_query;

// A table of the library was made with the character set of the machine.
// check: environment.check_letters_of_a_query.Query::query()
import java.net.URLEncoder;

final class Query {
    @SuppressWarnings("deprecation")
    static String query() {
        String query = URLEncoder.encode("\u00e9");
        assert query.length() == 6;
        return query;
    }
}
