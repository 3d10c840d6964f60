package making.kept_factory_checks_too;

// All ways to an object go through the private constructor, which keeps the sides within bounds.
// generate: making.kept_factory_checks_too.Dice => 1
public final class Dice {
    private final int sides;

    private Dice(int sides) {
        this.sides = sides < 2 ? 2 : Math.min(sides, 20);
    }

    public static Dice of(int sides) {
        return new Dice(sides);
    }

    public Dice larger() {
        return new Dice(sides + 2);
    }

    public int faces() {
        if (sides > 20) {
            return -1;
        }
        return sides;
    }
}
