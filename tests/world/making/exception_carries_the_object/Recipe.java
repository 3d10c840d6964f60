package making.exception_carries_the_object;

// The exception that refuses an object hands it to whoever catches it.
// generate: making.exception_carries_the_object.Recipe
public final class Recipe {
    private final int minutes;

    public Recipe(int minutes) {
        this.minutes = minutes;
        if (minutes <= 0) {
            throw new BadRecipe(this);
        }
    }

    public boolean isQuick() {
        if (minutes == 0) { // tempts
            return false;
        }
        return minutes < 30;
    }
}
