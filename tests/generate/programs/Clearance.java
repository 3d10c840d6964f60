import java.util.EnumSet;
import java.util.Set;

/** Guests are granted nothing: that their set is empty follows from what all calls do, not from any single one. */
public class Clearance {
    public enum Level { GUEST, STAFF }

    public enum Door { LOBBY, VAULT }

    private final Level level;
    private final Set<Door> granted = EnumSet.noneOf(Door.class);

    public Clearance(Level level) {
        if (level == null) {
            throw new IllegalArgumentException("level");
        }
        this.level = level;
    }

    public void grant(Door door) {
        if (level != Level.GUEST && door != null) {
            granted.add(door);
        }
    }

    public boolean opens(Door door) {
        return switch (level) {
            case STAFF -> door == Door.LOBBY || granted.contains(door);
            case GUEST -> door == Door.LOBBY && granted.isEmpty();
        };
    }
}
