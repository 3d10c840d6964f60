package shop;

import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.*;

class DoorTest {

    static int created;
    Door door;

    @BeforeAll
    static void start() {
        created = 0;
    }

    @BeforeEach
    void make() {
        door = new Door();
        created++;
    }

    @AfterEach
    void check() {
        assertNotNull(door);
    }

    @AfterAll
    static void end() {
        assertEquals(5, created);
    }

    @Test
    void badgeByDay() {
        assertTrue(door.mayPass(true, false, 9, false));
    }

    @Nested
    class Locked {

        int before;

        Locked() {
            before = created;
        }

        @BeforeEach
        void lock() {
            assertEquals(before + 1, created);
            for (int i = 0; i < 3; i++) {
                assertFalse(door.mayPass(false, false, 9, true));
            }
        }

        @Test
        void stays() {
            assertTrue(door.isLocked());
            assertFalse(door.mayPass(true, false, 9, false));
            door.unlock(1);
            assertTrue(door.isLocked());
        }

        @Nested
        @DisplayName("and unlocked again")
        class Unlocked {

            @BeforeEach
            void unlock() {
                door.unlock(1234);
            }

            @Test
            void opens() {
                assertTrue(door.mayPass(true, true, 20, true));
            }

            @Test
            @Disabled("not yet")
            void later() {
                fail();
            }
        }
    }

    @Nested
    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    @TestMethodOrder(MethodOrderer.OrderAnnotation.class)
    class Guests {

        int calls;

        @BeforeAll
        void zero() {
            calls = 10;
        }

        @Test
        @Order(2)
        void second() {
            assertEquals(12, ++calls);
            assertTrue(door.mayPass(false, true, 8, true));
        }

        @Test
        @Order(1)
        void first() {
            assertEquals(11, ++calls);
            assertFalse(door.mayPass(false, true, 18, true));
        }
    }
}
