package environment.cookie_handler_was_set_gen;

import java.net.Authenticator;
import java.net.CookieHandler;
import java.net.ResponseCache;

// generate: environment.cookie_handler_was_set_gen.Web
public final class Web {
    private Web() {}

    public static String mode() {
        if (CookieHandler.getDefault() != null) { // tempts
            return "cookies";
        }
        if (Authenticator.getDefault() != null) { // tempts
            return "authenticated";
        }
        if (ResponseCache.getDefault() != null) {
            return "cached";
        }
        return "plain";
    }
}
