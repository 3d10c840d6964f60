package statics.keys_are_a_view;

import java.util.Set;
import java.util.TreeMap;

// The set of keys is a view of the private map: who removes a key removes the user.
// generate: statics.keys_are_a_view.Users
public final class Users {
    private static final TreeMap<String, Integer> LEVELS = new TreeMap<>();

    static {
        LEVELS.put("guest", 1);
        LEVELS.put("root", 9);
    }

    private Users() {}

    public static Set<String> names() {
        return LEVELS.keySet();
    }

    public static int highest() {
        Integer root = LEVELS.get("root");
        if (root == null) { // tempts
            return LEVELS.size();
        }
        return root;
    }
}
