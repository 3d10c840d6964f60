import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.*;
import org.junit.jupiter.api.*;

class ShelfTest {
    private final Shelf shelf = new Shelf();

    @Test void books() {
        shelf.put("abc", 1);
        assertThat(shelf.books(), contains(startsWith("a")));
        assertThat(shelf.books(), everyItem(not(emptyString())));
    }

    @Test void width() {
        shelf.put("abc", 1.5);
        assertThat("wide", shelf.width(), closeTo(1.5, 0.01));
    }

    @Test void room() {
        shelf.room("hall");
        assertThat(shelf.room(), allOf(notNullValue(), anyOf(is("hall"), is("attic"))));
    }
}
