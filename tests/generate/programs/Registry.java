import java.util.ArrayList;
import java.util.List;

/** A singleton: what its methods do depends on calls before, which a test has to make. */
public class Registry {
    private static Registry instance;
    private static int created = 0;
    private final List<String> names = new ArrayList<>();
    private boolean open = true;

    private Registry() {
        created++;
    }

    public static Registry get() {
        if (instance == null) {
            instance = new Registry();
        }
        return instance;
    }

    public boolean register(String name) {
        if (!open || name == null || names.contains(name)) {
            return false;
        }
        if (names.size() >= 3) {
            open = false;
            return false;
        }
        names.add(name);
        return true;
    }

    public void close() {
        open = false;
    }

    public boolean isFull() {
        return names.size() == 3 && open;
    }

    public static int created() {
        return created > 0 ? created : -1;
    }
}
