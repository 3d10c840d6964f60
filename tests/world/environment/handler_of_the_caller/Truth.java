package environment.handler_of_the_caller;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void ofTheCaller() {
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> { });
        try {
            assertEquals(-1, new Safety().install());
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(null);
        }
    }
}
