package statics.check_logged_while_loading;

import java.util.logging.Logger;

// check: statics.check_logged_while_loading.Part::ready
public final class Part {
    static {
        Logger.getLogger("part").severe("loading");
    }

    private static final Integer SIZE = Integer.valueOf(5);

    public static void ready() {
        assert SIZE != null;
    }
}
