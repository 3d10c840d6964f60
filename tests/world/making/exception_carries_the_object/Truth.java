package making.exception_carries_the_object;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void refused() {
        BadRecipe refused = assertThrows(BadRecipe.class, () -> new Recipe(0));
        assertFalse(refused.recipe().isQuick());
    }
}
