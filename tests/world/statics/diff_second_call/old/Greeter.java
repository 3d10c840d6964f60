package statics.diff_second_call;

import java.util.concurrent.atomic.AtomicInteger;

// The counter behind the final field is 1 in the first call; the versions differ in the second.
// diff: statics.diff_second_call.Greeter::greet
public final class Greeter {
    private static final AtomicInteger CALLS = new AtomicInteger();

    private Greeter() {}

    public static String greet(boolean formal) {
        int call = CALLS.incrementAndGet();
        if (call > 1) {
            return "welcome back";
        }
        return formal ? "good day" : "hello";
    }
}
