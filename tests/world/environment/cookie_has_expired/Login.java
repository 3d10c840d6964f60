// A cookie asks the clock itself whether it has expired: time passes between the calls of a caller.
// generate: environment.cookie_has_expired.Login
package environment.cookie_has_expired;

import java.net.HttpCookie;

public final class Login {
    private final HttpCookie cookie = new HttpCookie("user", "1");
    private int visits;

    public Login() {
        cookie.setMaxAge(1);
    }

    public String visit() {
        if (cookie.hasExpired()) { // tempts
            return "expired";
        }
        visits++;
        return "visit " + visits;
    }
}
