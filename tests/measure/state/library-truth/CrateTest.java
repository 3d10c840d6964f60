import static com.google.common.truth.Truth.*;
import org.junit.jupiter.api.*;

class CrateTest {
    private final Crate crate = new Crate();

    @Test void items() {
        crate.add(1);
        crate.add(2);
        assertThat(crate.items()).containsExactly(1, 2).inOrder();
        assertThat(crate.sum()).isGreaterThan(2);
    }

    @Test void places() {
        crate.add(5);
        assertThat(crate.places()).containsEntry("item 5", 1);
    }

    @Test void tag() {
        crate.tag("red");
        assertWithMessage("tag of %s", crate.sum()).that(crate.tag()).startsWith("re");
    }
}
