package environment.user_interaction_was_set;

import java.net.URLConnection;

// check: environment.user_interaction_was_set.Work::plain
public final class Work {
    private Work() {}

    public static int plain() {
        assert !URLConnection.getDefaultAllowUserInteraction();
        return 1;
    }
}
