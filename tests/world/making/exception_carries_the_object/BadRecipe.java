package making.exception_carries_the_object;

/** Tells which recipe was refused. */
public final class BadRecipe extends RuntimeException {
    private final transient Recipe recipe;

    BadRecipe(Recipe recipe) {
        this.recipe = recipe;
    }

    public Recipe recipe() {
        return recipe;
    }
}
