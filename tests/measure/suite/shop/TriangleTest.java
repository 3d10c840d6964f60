package shop;

import static org.junit.jupiter.api.Assertions.*;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Triangles")
class TriangleTest {

    @Test
    void equilateral() {
        assertEquals(Triangle.Kind.EQUILATERAL, Triangle.classify(2, 2, 2));
    }

    @Test
    @DisplayName("two sides too short")
    void none() {
        assertAll("none",
            () -> assertEquals(Triangle.Kind.NONE, Triangle.classify(1, 2, 3)),
            () -> assertEquals(Triangle.Kind.NONE, Triangle.classify(1, 3, 2)),
            () -> assertSame(Triangle.Kind.NONE, Triangle.classify(3, 2, 1)));
    }

    @Test
    void negative() {
        IllegalArgumentException e =
            assertThrows(IllegalArgumentException.class, () -> Triangle.classify(1, -2, 3), "must throw");
        assertTrue(e.getMessage().endsWith("-2"), () -> "message was " + e.getMessage());
    }

    @Test
    void manyAssertions() {
        assertArrayEquals(new int[] {1, 2}, new int[] {1, 2});
        assertEquals(0.3, 0.1 + 0.2, 1e-9);
        assertNotEquals("a", "b");
        assertNull(null);
        assertIterableEquals(Arrays.asList(1, 2), List.of(1, 2));
        assertLinesMatch(List.of("a.*", "b"), List.of("axx", "b"));
        assertDoesNotThrow(() -> Triangle.classify(3, 4, 5));
        assertInstanceOf(Integer.class, 5);
    }
}
