package environment.diff_letters_of_a_query;

import java.net.URLEncoder;

final class Query {
    @SuppressWarnings("deprecation")
    static String query() {
        return "%C3%A9";
    }
}
