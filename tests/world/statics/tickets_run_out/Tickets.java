package statics.tickets_run_out;

import java.util.concurrent.atomic.AtomicInteger;

// One call sees the first number only; the counter behind the final field keeps what earlier calls did.
// generate: statics.tickets_run_out.Tickets
public final class Tickets {
    private static final AtomicInteger NEXT = new AtomicInteger();
    private static final int SEATS = 3;

    private Tickets() {}

    public static int issue() {
        int number = NEXT.incrementAndGet();
        if (number > SEATS) { // tempts
            return -1;
        }
        return number;
    }
}
