package shop;

import static org.junit.jupiter.api.Assertions.*;

import java.util.stream.Stream;
import org.junit.jupiter.api.*;

@Tag("slow")
class RepeatedTests {

    private final String name;

    RepeatedTests(TestInfo info) {
        name = info.getDisplayName();
    }

    @BeforeEach
    void before(TestInfo info, RepetitionInfo repetition) {
        assertTrue(info.getTags().contains("slow"));
        assertTrue(repetition.getCurrentRepetition() <= repetition.getTotalRepetitions());
    }

    @RepeatedTest(3)
    void again(RepetitionInfo info) {
        assertNotEquals(2, info.getCurrentRepetition());
        assertNotNull(name);
    }
}

class FactoryTest {

    int calls;

    @TestFactory
    Stream<DynamicNode> made() {
        return Stream.of(
            DynamicTest.dynamicTest("one", () -> assertEquals(10, Words.level(1))),
            DynamicContainer.dynamicContainer("more", Stream.of(
                DynamicTest.dynamicTest("two", () -> assertEquals(20, Words.level(2))),
                DynamicTest.dynamicTest("bad", () -> assertEquals(99, Words.level(3))))));
    }

    @TestFactory
    DynamicTest single() {
        return DynamicTest.dynamicTest("single", () -> calls++);
    }
}
