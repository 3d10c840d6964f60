package writers.diff_drops_alarm_for_edited_level;

// Only the nested editor lets the level rise over 100, so the alarm looks like dead code.
// diff: writers.diff_drops_alarm_for_edited_level.Tank::state
public final class Tank {
    private int level = 10;

    public static final class Editor {
        private final Tank tank;

        Editor(Tank tank) {
            this.tank = tank;
        }

        void level(int level) {
            tank.level = level;
        }
    }

    public String state() {
        if (level > 100) {
            return "alarm";
        }
        return "fine";
    }
}
