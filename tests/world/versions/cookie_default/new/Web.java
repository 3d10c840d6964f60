package versions.cookie_default;

import java.net.*;
public final class Web {
    static void jar() {
        CookieHandler.setDefault(new CookieManager());
    }
}
