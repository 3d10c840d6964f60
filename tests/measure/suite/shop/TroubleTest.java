package shop;

import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.*;

class TroubleTest {

    @Nested
    class BeforeFails {

        @BeforeEach
        void before() {
            throw new IllegalStateException("before");
        }

        @Test
        void neverRuns() {
            Words.level(2);
        }
    }

    @Nested
    class AfterFails {

        @AfterEach
        void after() {
            assertEquals(1, 2);
        }

        @Test
        void runs() {
        }
    }

    @Nested
    @Disabled
    class Off {

        @Test
        void off() {
            fail();
        }
    }

    @Test
    void overflow() {
        assertThrows(StackOverflowError.class, () -> deeper(1));
    }

    private int deeper(int n) {
        return deeper(n + 1) + 1;
    }

    @Test
    void assertionsAreOn() {
        boolean on = false;
        assert on = true;
        assertTrue(on);
    }

    @Test
    void nothing() {
        System.out.println("printed by a test");
    }

    static class StandsAlone {

        @Test
        void isFoundToo() {
            assertEquals("name", Words.kind("x"));
        }
    }
}
