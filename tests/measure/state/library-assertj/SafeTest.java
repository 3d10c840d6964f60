import static org.assertj.core.api.Assertions.*;
import org.junit.jupiter.api.*;

class SafeTest {
    @Test void wrongCode() {
        Safe safe = new Safe(12);
        assertThatThrownBy(() -> safe.open("ann", 3)).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("wrong");
    }

    @Test void taken() {
        Safe safe = new Safe(12);
        safe.open("ann", 12);
        assertThatCode(safe::take).doesNotThrowAnyException();
    }

    @Test void visits() {
        Safe safe = new Safe(12);
        safe.open("ann", 12);
        safe.open("bob", 12);
        safe.close();
        assertThat(safe.visits()).as("visits").extracting(Safe.Visit::who).containsExactly("ann", "bob");
    }

    @Test void moved() {
        Point point = new Point(1, 2);
        point.move(3);
        assertThat(point).usingRecursiveComparison().ignoringFields("moves").isEqualTo(new Point(4, 5));
    }
}
