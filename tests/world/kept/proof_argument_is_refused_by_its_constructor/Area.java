package kept.proof_argument_is_refused_by_its_constructor;

// No object has a side below one.
// check: kept.proof_argument_is_refused_by_its_constructor.Area::of => HOLDS
public final class Area {
    public static final class Side {
        private final int length;

        public Side(int length) {
            if (length < 1) {
                throw new IllegalArgumentException();
            }
            this.length = length;
        }
    }

    public static int of(Side side) {
        if (side == null) {
            return 0;
        }
        assert side.length > 0;
        return 100 / side.length;
    }
}
