// The default handler of cookies.
// diff: versions.cookie_default.Web::jar
package versions.cookie_default;

import java.net.*;
public final class Web {
    static void jar() {
        CookieHandler.setDefault(null);
    }
}
