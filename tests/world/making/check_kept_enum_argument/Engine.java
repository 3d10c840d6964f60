package making.check_kept_enum_argument;

// The constants of the enum have final fields: what they hold is known for all callers.
// check: making.check_kept_enum_argument.Engine::turns(making.check_kept_enum_argument.Gear,int) => HOLDS
public final class Engine {
    private Engine() {}

    public static int turns(Gear gear, int speed) {
        if (gear == null || speed < 0 || speed > 1000) {
            return 0;
        }
        int turns = gear.ratio() * speed;
        assert turns <= 3000;
        return turns;
    }
}
