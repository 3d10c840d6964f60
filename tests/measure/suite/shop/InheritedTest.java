package shop;

import static org.junit.jupiter.api.Assertions.*;

import java.lang.annotation.*;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.*;

interface Equality<T> {

    T value();

    T other();

    @Test
    default void equalsItself() {
        assertEquals(value(), value());
        assertEquals(value().hashCode(), value().hashCode());
    }

    @Test
    default void differs() {
        assertNotEquals(value(), other());
        assertFalse(value().equals("x"));
    }
}

@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Test
@Tag("fast")
@interface Fast {
}

abstract class Base implements Equality<Money> {

    final List<String> log = new ArrayList<>();

    @BeforeEach
    void base() {
        log.add("base");
    }

    @Test
    void inherited() {
        assertEquals(List.of("base", "own"), log);
    }

    @Test
    void overridden() {
        fail("the subclass has its own");
    }
}

class InheritedTest extends Base {

    @BeforeEach
    void own() {
        log.add("own");
    }

    @Override
    public Money value() {
        return new Money(7);
    }

    @Override
    public Money other() {
        return Money.parse("8");
    }

    @Override
    @Test
    void overridden() {
        assertTrue(new Money(-1).isNegative());
    }

    @Fast
    void composed() {
        assertEquals("0.07", value().toString());
    }
}
