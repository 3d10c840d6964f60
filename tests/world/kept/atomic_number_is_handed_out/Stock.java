package kept.atomic_number_is_handed_out;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

// What takes a function, or gives the counter as a number's text and value, lets nobody have it; a method reference does.
// check: kept.atomic_number_is_handed_out.Stock::left
public final class Stock {
    private final AtomicInteger left = new AtomicInteger(3);

    public boolean take() {
        return left.getAndUpdate(n -> n > 0 ? n - 1 : 0) > 0;
    }

    public IntSupplier taking() {
        return left::decrementAndGet;
    }

    public int left() {
        assert left.get() >= 0;
        return left.get();
    }
}
