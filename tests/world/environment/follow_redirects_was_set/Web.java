package environment.follow_redirects_was_set;

import java.net.HttpURLConnection;

// check: environment.follow_redirects_was_set.Web::mode
public final class Web {
    private Web() {}

    public static int mode(int n) {
        assert HttpURLConnection.getFollowRedirects();
        return n;
    }
}
