package making.registered_then_refused;

import java.util.ArrayList;
import java.util.List;

// The constructor puts itself into the list before it looks at the number: refused ports stay there.
// generate: making.registered_then_refused.Port
public final class Port {
    private static final List<Port> ALL = new ArrayList<>();

    private final int number;

    public Port(int number) {
        this.number = number;
        ALL.add(this);
        if (number < 1 || number > 65535) {
            throw new IllegalArgumentException("no such port");
        }
    }

    public static Port last() {
        return ALL.isEmpty() ? null : ALL.get(ALL.size() - 1);
    }

    public String kind() {
        if (number < 1024) {
            return number > 0 ? "system" : "none"; // tempts
        }
        return "user";
    }
}
