import java.util.Objects;

/** Asks for steps of a domain, whose classes no test can name: only its static methods give some. */
public class Steps<C extends Comparable<C>> {
    public abstract static class Domain<C> {
        private Domain() {
        }

        abstract C next(C from);

        public static Domain<Long> longs() {
            return new Domain<Long>() {
                @Override
                Long next(Long from) {
                    return from + 1;
                }
            };
        }

        public static Domain<Integer> ints() {
            return new Domain<Integer>() {
                @Override
                Integer next(Integer from) {
                    return from + 1;
                }
            };
        }
    }

    private final C low;

    public Steps(C low) {
        this.low = Objects.requireNonNull(low);
    }

    /** False behind the last number, too. */
    public boolean isNext(C other, Domain<C> domain) {
        if (domain == null) {
            return false;
        }
        return domain.next(low).equals(other) && other.compareTo(low) > 0;
    }
}
