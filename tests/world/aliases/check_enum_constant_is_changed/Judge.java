package aliases.check_enum_constant_is_changed;

// Enum constants are constants, but their fields can be written.
// check: aliases.check_enum_constant_is_changed.Judge::weight(aliases.check_enum_constant_is_changed.Level)
public class Judge {
    public static int weight(Level level) {
        if (level == null) {
            return 0;
        }
        assert level.weight > 0;
        return level.weight;
    }
}
