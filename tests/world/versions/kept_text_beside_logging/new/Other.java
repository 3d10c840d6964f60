package versions.kept_text_beside_logging;

import java.util.logging.Logger;

final class Other {
    static void tell() {
        Logger.getLogger("other").info("two");
    }
}
