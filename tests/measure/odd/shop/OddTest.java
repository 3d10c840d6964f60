package shop;

import static org.junit.jupiter.api.Assertions.*;

import java.nio.file.Path;
import org.junit.jupiter.api.*;
import org.junit.jupiter.api.condition.*;
import org.junit.jupiter.api.extension.*;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.*;

class OddTest {

    static class Nothing implements BeforeEachCallback {
        @Override
        public void beforeEach(ExtensionContext context) {
        }
    }

    @ExtendWith(Nothing.class)
    static class Extended {
        @Test
        void test() {
        }
    }

    static class Folder {
        @TempDir
        Path folder;

        @Test
        void test() {
        }
    }

    static class Registered {
        @RegisterExtension
        Nothing nothing = new Nothing();

        @Test
        void test() {
        }
    }

    static class SetUpFails {
        @BeforeAll
        static void before() {
            throw new IllegalStateException("no set-up");
        }

        @Test
        void one() {
        }

        @Test
        void two() {
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void onLinux() {
    }

    @Test
    void inAThread() throws Exception {
        assertEquals(10, Words.level(1));
        Thread thread = new Thread(() -> Words.level(2));
        thread.start();
        thread.join();
    }

    @Test
    void exits() {
        System.exit(3);
    }

    @Test
    void withParameter(TestReporter reporter) {
    }

    @Test
    void unknownParameter(String text) {
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/data.csv")
    void fromFile(String text) {
    }

    @Test
    void fine() {
        assertEquals(20, Words.level(2));
    }
}
