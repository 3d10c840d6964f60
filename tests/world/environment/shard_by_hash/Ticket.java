// The hash of an object without one of its own is asked by `Objects.hash`, so by the library: it is any number.
// generate: environment.shard_by_hash.Ticket
package environment.shard_by_hash;

import java.util.Objects;

public final class Ticket {
    private final int seat;

    public Ticket(int seat) {
        this.seat = seat;
    }

    public int seat() {
        return seat;
    }

    public String queue() {
        int shard = Math.floorMod(Objects.hash(this), 16);
        if (shard == 0) { // tempts
            return "zero";
        }
        if (shard == 5) {
            return "five";
        }
        return shard == 11 ? "eleven" : "other";
    }
}
