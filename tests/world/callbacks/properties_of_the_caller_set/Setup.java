// Properties may be those of a class of the caller.
// generate: callbacks.properties_of_the_caller_set.Setup
package callbacks.properties_of_the_caller_set;

import java.util.*;

public final class Setup {
    private int level;

    public void drop() {
        level = 0;
    }

    public int load() {
        level = 4;
        System.setProperty("setup.level", "4");
        if (level == 0) { // tempts
            return -1;
        }
        return level;
    }

    public int unload() {
        level = 4;
        System.clearProperty("setup.level");
        if (level == 0) { // tempts
            return -1;
        }
        return level;
    }
}
