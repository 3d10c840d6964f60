package kept.proof_of_an_atomic_number;

import java.util.concurrent.atomic.AtomicInteger;

// Nobody else has the counter; the class that it initialises asks nothing of the object around it.
// check: kept.proof_of_an_atomic_number.Meter::least => HOLDS
public class Meter {
    private final AtomicInteger reads = new AtomicInteger(3);
    private final int[] limits;

    public Meter(int least, int most) {
        limits = new int[] {Math.min(least, most), Math.max(least, most)};
    }

    public int least() {
        assert reads.get() == 3 && limits[0] <= limits[1];
        return limits[0];
    }
}
